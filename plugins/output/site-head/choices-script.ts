import { codeTabLanguages } from '../../../src/contracts/code-language';
import {
  choiceAttribute,
  choiceStorageKey,
  LANGUAGE_PARAMETER,
  readerChoices,
  type ReaderChoice,
} from '../../../src/contracts/reader-choices';

const languages = codeTabLanguages.map(({ id }) => id).join('|');

/** What comes before the stored value of a choice. */
const linked = {
  'code-language': `/[?&]${LANGUAGE_PARAMETER}=(${languages})(&|$)/.exec(location.search)?.[1] ?? `,
  cloud: '',
} satisfies Record<ReaderChoice, string>;

const setChoices = readerChoices
  .map(
    (choice) =>
      `root.setAttribute('${choiceAttribute(choice)}', ${linked[choice]}localStorage.getItem('${choiceStorageKey(choice)}') ?? '');`,
  )
  .join('\n    ');

/**
 * Runs before the first paint, after Docusaurus' script for the color mode. It applies the stored choices of the reader: the class `dark`,
 * and the attributes `data-code-language` and `data-cloud`, which the style sheet uses to show a tab of each group. src/client updates all
 * of them. The language in the address wins.
 */
export const choicesScript = `{
  const root = document.documentElement;
  root.classList.toggle('dark', root.dataset.theme === 'dark');
  try {
    ${setChoices}
  } catch {}
}`;
