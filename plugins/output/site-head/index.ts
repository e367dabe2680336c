import type { Plugin } from '@docusaurus/types';
import { links } from '../../../src/config/site';
import { choicesScript } from './choices-script';

/** Tags that every page carries: robots, the blog's feed, and the scripts that must run before the first paint. */
export default function siteHead(): Plugin {
  return {
    name: 'site-head',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'robots', content: 'noindex,nofollow' } },
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: 'Nitric blog',
            href: links.blogFeed,
          },
        },
      ],
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: choicesScript,
        },
      ],
    }),
  };
}
