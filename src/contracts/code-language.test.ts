import { codeLanguageOf, codeTabOf } from './code-language';

it('normalizes aliases and capitals of languages', () => {
  const names = ['ts', 'TypeScript', 'c#', 'constructor'];
  expect(names.map(codeLanguageOf)).toEqual(['typescript', 'typescript', 'csharp', undefined]);
});

it('maps dialects to the tab of their language, and excludes languages without a tab', () => {
  const tabs = (['tsx', 'go', 'yaml'] as const).map(codeTabOf);
  expect(tabs).toEqual(['typescript', 'go', undefined]);
});
