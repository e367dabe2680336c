import { createSlugger } from '@docusaurus/utils';
import type { Code, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { sdkReferenceOf, type SdkReference } from '../../../src/config/sdks';
import {
  codeLanguageOf,
  codeTabOf,
  type CodeTabLanguage,
} from '../../../src/contracts/code-language';
import { componentStyles } from '../../lib/component-styles';
import { lastNameOf } from '../../lib/function-page';
import { jsxElement, type JsxElement } from '../../lib/jsx-attributes';
import { heading, paragraph } from '../../lib/markdown-nodes';
import { code, join, linked, tableOf, text } from '../page-elements/cells';
import type { PageElement } from '../page-elements/element';
import { permissionCell, purposeCell } from './cells';
import { declarationIn } from './declaration';
import {
  readResources,
  type SdkFunction,
  type SdkResource,
} from '../../lib/sdk-functions/read-resources';
import { callOf, overloadsIn, type OverloadsOf } from '../../lib/sdk-functions/signatures';

/** Whether a function declares a resource: it doesn't belong to a class, except for the class `Nitric`. */
const isDeclaring = ({ symbol }: SdkFunction): boolean => /^(?:nitric\.)?[^.]+$/i.test(symbol);

const declaringFirst = ({ title, functions }: SdkResource): SdkResource => ({
  title,
  functions: [...functions].sort((a, b) => Number(isDeclaring(b)) - Number(isDeclaring(a))),
});

/** The first sample of a page in each language, which is the shortest complete one. JavaScript has the text of TypeScript. */
function samplesOf({ page }: SdkFunction): Code[] {
  const samples = new Map<CodeTabLanguage, Code>();
  visit(page, 'code', (node) => {
    const language = codeLanguageOf(node.lang ?? '');
    const tab = language && codeTabOf(language);
    if (tab && !samples.has(tab)) {
      samples.set(tab, node);
    }
  });
  if (samples.has('typescript')) {
    samples.delete('javascript');
  }
  return [...samples.values()];
}

/** The section that a sample of the page belongs to. */
const sectionOf = ({ meta }: Code): string | undefined => /\bid="([^"]*)"/.exec(meta ?? '')?.[1];

/** The file name of a sample. The other options of a fence are for checks of its page. */
const titleIn = (meta: string | null | undefined): string | null =>
  /title="[^"]*"/.exec(meta ?? '')?.[0] ?? null;

/** Samples with tabs for their languages, or a single one without. */
function codeFor(samples: readonly Code[]): (Code | JsxElement)[] {
  const fences = samples.map(({ lang = null, meta, value }): Code => ({
    type: 'code',
    lang,
    meta: titleIn(meta),
    value,
  }));
  return fences.length > 1 ? [jsxElement('CodeGroup', {}, fences)] : fences;
}

function declarationsOf(declaring: SdkFunction): Code[] {
  return samplesOf(declaring).flatMap((sample) => {
    const value = declarationIn(sample.value, lastNameOf(declaring.symbol));
    return value === undefined ? [] : [{ ...sample, meta: null, value }];
  });
}

function tableFor(siteDir: string, { functions }: SdkResource, overloadsOf: OverloadsOf): Table {
  return tableOf({
    columns: ['Call', 'What it does', 'Permission'],
    rows: functions.map((one) => [
      linked(code(callOf(one, overloadsOf(one))), one.route),
      purposeCell(one),
      isDeclaring(one) ? [] : permissionCell(siteDir, one),
    ]),
  });
}

const COMPLETE = 'A complete service';

function checkSections(samples: readonly Code[], ids: readonly string[]): void {
  const unknown = samples.map(sectionOf).find((id) => id !== undefined && !ids.includes(id));
  if (unknown !== undefined) {
    throw new Error(`id="${unknown}" is not a section. Accepted: ${ids.join(', ')}.`);
  }
}

/**
 * The declarations and calls of all resources, after a sample of a complete service.
 * @param samples of the page, which replace the samples from the pages of functions
 */
function sheetOf(
  siteDir: string,
  resources: readonly SdkResource[],
  reference: SdkReference,
  samples: readonly Code[],
): JsxElement {
  const writtenFor = (id?: string): Code[] => samples.filter((sample) => sectionOf(sample) === id);
  const slugger = createSlugger();
  const overloadsOf = overloadsIn(reference);
  const parts = resources.map(declaringFirst).map((resource) => {
    const id = slugger.slug(resource.title);
    const declaring = resource.functions.find(isDeclaring);
    const written = writtenFor(id);
    const declarations = declaring ? declarationsOf(declaring) : [];
    return {
      id,
      link: linked(text(resource.title), `#${id}`),
      declaring,
      element: jsxElement('section', {}, [
        heading(2, text(resource.title), id),
        ...codeFor(written.length > 0 ? written : declarations),
        tableFor(siteDir, resource, overloadsOf),
      ]),
    };
  });
  checkSections(
    samples,
    parts.map(({ id }) => id),
  );
  const first = parts.find(({ declaring }) => declaring)?.declaring;
  const written = writtenFor();
  const complete = written.length > 0 || !first ? written : samplesOf(first);
  const contents = jsxElement('nav', { 'aria-label': 'Resources' }, [
    paragraph(...join(parts.map(({ link }) => link))),
  ]);
  const service = jsxElement('section', {}, [
    heading(2, text(COMPLETE), slugger.slug(COMPLETE)),
    ...codeFor(complete),
  ]);
  return jsxElement('CheatSheet', { css: componentStyles('CheatSheet/cheat-sheet.css') }, [
    paragraph(...text(`Release ${sdkReleaseOf(reference.sdk, reference.version)}`)),
    contents,
    ...(complete.length > 0 ? [service] : []),
    ...parts.map(({ element }) => element),
  ]);
}

/**
 * `<CheatSheet>`: the calls of the SDK version that the page is about, from the pages of its functions. The page can write a sample for a
 * resource, with the anchor of its section as `id`, and one without `id` as the complete service.
 */
export const cheatSheet: PageElement = {
  attributes: {},
  hasSamples: true,
  content: (_, { page: { cwd: siteDir }, route = '' }, samples) => {
    const reference = sdkReferenceOf(route);
    if (!reference) {
      throw new Error(
        "the page isn't in the reference of an SDK. Move it to docs/reference/<sdk> or versioned_docs/version-<sdk>-<version>.",
      );
    }
    return [sheetOf(siteDir, readResources(siteDir, route), reference, samples)];
  },
};
