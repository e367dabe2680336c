import { choicesServedBy, codeLanguageOf, codeTabOf } from './code-language';

it('normalizes aliases and capitals of languages', () => {
  const names = ['ts', 'TypeScript', 'c#', 'constructor'];
  expect(names.map(codeLanguageOf)).toEqual(['typescript', 'typescript', 'csharp', undefined]);
});

it('maps dialects to the tab of their language, and excludes languages without a tab', () => {
  const tabs = (['tsx', 'go', 'yaml'] as const).map(codeTabOf);
  expect(tabs).toEqual(['typescript', 'go', undefined]);
});

it('lets a tab replace TypeScript or JavaScript only if that has no tab', () => {
  expect(choicesServedBy('javascript', ['javascript', 'go'])).toEqual(['javascript', 'typescript']);
  expect(choicesServedBy('typescript', ['typescript', 'javascript'])).toEqual(['typescript']);
});
