import { extractPage } from '@nitric-docs/search/records';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { contentPageOf } from '../../../src/config/content-routes';
import { headTitle } from '../../../src/config/head-title';
import { pathOfRoute } from '../../../src/config/routes';
import { sdkNoticesOf } from '../../../src/config/sdk-notices';
import { isFunctionPage } from '../../../src/config/sdks';
import type { SdkFrontMatter } from '../../../src/contracts/function-head';
import { hintNamesakes } from '../../lib/call-tables';
import { code, heading, link, paragraph, text, type Block } from '../../lib/markdown-nodes';
import { fileOf, type PageFile } from '../../lib/page-error';
import type { PageRecords } from '../../lib/page-records';
import { contentOf } from './content';
import { quote, withHint } from './nodes';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/** What the page shows above its content: its title, the signatures of its functions, and notices. Search doesn't read it as text. */
const topOf = (
  route: string,
  title: string,
  { function_head: head, latest_version: latest }: SdkFrontMatter,
): Block[] =>
  [
    // The home page contains its own title.
    ...(route === '/' ? [] : [heading(1, [text(title)])]),
    ...(head?.signatures ?? []).map((parts) =>
      paragraph(code(parts.map((part) => part.text).join(''))),
    ),
    ...sdkNoticesOf(route, latest).map((notice) => {
      const parts = notice.parts.map((part) =>
        typeof part === 'string' ? text(part) : link(part.href, part.text),
      );
      return quote([text(notice.title)], [paragraph(...parts)]);
    }),
  ].map((block) => withHint(block, 'skip'));

/**
 * Records what the build writes about a page besides its HTML: its Markdown copy, and what search knows about it. It is the last remark
 * plugin, so the page has the content that readers see.
 */
export const remarkPageRecord =
  (records: PageRecords, siteUrl: string) =>
  () =>
  (tree: Root, page: PageFile): void => {
    const route = contentPageOf(fileOf(page))?.route;
    const frontMatter = page.data?.frontMatter;
    if (route === undefined || !frontMatter) {
      return;
    }
    const { title, title_meta: titleMeta = title, description, keywords = [] } = frontMatter;
    const top = topOf(route, title, frontMatter);
    const whole: Root = { type: 'root', children: [...top, ...tree.children] };
    const content = contentOf(whole, page, siteUrl + pathOfRoute(route));
    hintNamesakes(content);
    records.add(route, {
      headTitle: headTitle(route, titleMeta),
      title,
      description,
      keywords,
      markdown: writer.stringify(content),
      searched: extractPage(content, isFunctionPage(route)),
    });
  };
