import type { Plugin } from '@docusaurus/types';
import type { Env } from '../../../src/config/node/env';
import { LLMS_FILE, pathOfRoute } from '../../../src/config/routes';
import { links } from '../../../src/config/site';
import { choicesScript } from './choices-script';

/** The first text of a page, for agents that read its HTML. Browsers and screen readers don't show it. */
const AGENT_LINE = `For AI agents: add .md to an address for its Markdown copy. ${pathOfRoute(`/${LLMS_FILE}`)} lists all pages.`;

/** Adds tags to every page: robots, the feed of the blog, the script that runs before the first paint, and a line for agents. */
export default function siteHead({ DOCS_ROBOTS }: Pick<Env, 'DOCS_ROBOTS'>): Plugin {
  return {
    name: 'site-head',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'robots', content: DOCS_ROBOTS } },
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
        { tagName: 'script', innerHTML: choicesScript },
        { tagName: 'p', attributes: { hidden: true }, innerHTML: AGENT_LINE },
      ],
    }),
  };
}
