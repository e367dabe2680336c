import type { Plugin } from '@docusaurus/types';
import { links } from '../../../src/config/site';
import { choicesScript } from './choices-script';

/** Adds tags to every page: robots, the feed of the blog, and the script that runs before the first paint. */
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
      preBodyTags: [{ tagName: 'script', innerHTML: choicesScript }],
    }),
  };
}
