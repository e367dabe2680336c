import { choicesServedBy, codeLanguageOf, codeTabOf } from './code-language';

it('normalizes aliases and capitals of languages', () => {
  const names = ['ts', 'TypeScript', 'c#', 'constructor'];
  expect(names.map(codeLanguageOf)).toEqual(['typescript', 'typescript', 'csharp', undefined]);
});

describe('tabs', () => {
  it('map dialects to their language, and exclude languages without a tab', () => {
    expect(codeTabOf('tsx')).toBe('typescript');
    expect(codeTabOf('go')).toBe('go');
    expect(codeTabOf('yaml')).toBeUndefined();
  });

  it('replace a language only if it is missing', () => {
    expect(choicesServedBy('typescript', ['typescript', 'go'])).toEqual([
      'typescript',
      'javascript',
    ]);
    expect(choicesServedBy('typescript', ['typescript', 'javascript'])).toEqual(['typescript']);
    expect(choicesServedBy('go', ['go'])).toEqual(['go']);
  });
});
