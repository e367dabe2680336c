import type { Code } from 'mdast';
import {
  choicesServedBy,
  codeLanguageOf,
  codeTabOf,
  tabOrderOf,
} from '../../../src/contracts/code-language';
import { readMagicComments } from '../remark-code/magic-comments';
import { parseMeta } from '../remark-code/meta';

/** A fence with the code that readers see, and the languages of its tabs. */
function readFence({ lang: name, meta, value }: Code) {
  const lang = codeLanguageOf(name ?? '') ?? 'text';
  const { title, tab, also } = parseMeta(meta ?? '');
  const tabs = [tab ?? codeTabOf(lang), also].filter((language) => language !== undefined);
  return {
    lang,
    title,
    tab,
    tabs: tabs.sort((a, b) => tabOrderOf(a) - tabOrderOf(b)),
    value: readMagicComments(value, lang).code,
  };
}

/**
 * The fences of a group without the options of checks: `typescript title="services/orders.ts" also="javascript"`. `also` names the
 * other languages whose readers see the sample.
 */
export function shownFences(group: readonly Code[]): Code[] {
  const fences = group.map(readFence);
  const all = fences.flatMap(({ tabs }) => tabs);
  const isGroup = all.length > 1;
  return fences.map(({ lang, title, tab, tabs, value }) => {
    const choices = isGroup ? tabs.flatMap((language) => choicesServedBy(language, all)) : [];
    const own = tab ?? codeTabOf(lang);
    const options = {
      title,
      tab: isGroup ? tab : undefined,
      also: choices.filter((language) => language !== own).join(' ') || undefined,
    };
    const meta = Object.entries(options).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name}="${text}"`],
    );
    return { type: 'code', lang, meta: meta.join(' ') || null, value };
  });
}
