import {
  choiceAttribute,
  choiceStorageKey,
  readerChoices,
} from '../../../src/contracts/reader-choices';

const setChoices = readerChoices
  .map(
    (choice) =>
      `root.setAttribute('${choiceAttribute(choice)}', localStorage.getItem('${choiceStorageKey(choice)}') ?? '');`,
  )
  .join('\n    ');

/**
 * Runs before the first paint, after Docusaurus' script for the color mode. It applies the stored choices of the reader: the class `dark`,
 * and the attributes `data-code-language` and `data-cloud`, which the style sheet uses to show a tab of each group. src/client updates all
 * of them.
 */
export const choicesScript = `{
  const root = document.documentElement;
  root.classList.toggle('dark', root.dataset.theme === 'dark');
  try {
    ${setChoices}
  } catch {}
}`;
