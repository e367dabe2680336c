import { CODE_LANGUAGE_STORAGE_KEY } from '../../../src/contracts/code-language';

/**
 * Runs before the first paint, after Docusaurus' script for the color mode. It applies the stored choices of the reader: the class `dark`,
 * and the attribute `data-code-language`, which the style sheet uses to show a tab of each code group. src/client updates both.
 */
export const choicesScript = `{
  const { dataset, classList } = document.documentElement;
  classList.toggle('dark', dataset.theme === 'dark');
  try {
    dataset.codeLanguage = localStorage.getItem('${CODE_LANGUAGE_STORAGE_KEY}') ?? '';
  } catch {}
}`;
