import { CODE_LANGUAGE_STORAGE_KEY } from '../../../src/contracts/code-language';

/**
 * Runs before the first paint, after Docusaurus' script that chooses the color mode. Puts the reader's choices on the page: the
 * class `dark` beside Docusaurus' attribute, as specified, and the remembered code language as `data-code-language`, by which the
 * style sheet shows the right tab of every code group. src/client keeps both up to date.
 */
export const choicesScript = `{
  const { dataset, classList } = document.documentElement;
  classList.toggle('dark', dataset.theme === 'dark');
  try {
    dataset.codeLanguage = localStorage.getItem('${CODE_LANGUAGE_STORAGE_KEY}') ?? '';
  } catch {}
}`;
