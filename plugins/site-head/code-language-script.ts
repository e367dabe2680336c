import { CODE_LANGUAGE_STORAGE_KEY } from '../../src/contracts/code-language';

/**
 * Runs before the first paint: puts the remembered code language on the page as `data-code-language`, so that the style
 * sheet shows the right tab of every code group at once.
 */
export const codeLanguageScript = `try {
  const language = localStorage.getItem('${CODE_LANGUAGE_STORAGE_KEY}');
  if (/^[a-z]+$/.test(language ?? '')) document.documentElement.dataset.codeLanguage = language;
} catch (error) {}`;
