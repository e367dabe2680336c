import { choicesServedBy, codeLanguageLabel, codeLanguageOf, codeTabOf } from './code-language';

describe('codeLanguageOf', () => {
  it('normalizes aliases and capitals', () => {
    expect(['ts', 'TypeScript', 'sh', 'c#'].map(codeLanguageOf)).toEqual([
      'typescript',
      'typescript',
      'bash',
      'csharp',
    ]);
  });

  it.each(['cobol', '', 'constructor'])('returns undefined for %j', (name) => {
    expect(codeLanguageOf(name)).toBeUndefined();
  });
});

describe('tabs', () => {
  it('map dialects to their language, and exclude languages without a tab', () => {
    expect(codeTabOf('tsx')).toBe('typescript');
    expect(codeTabOf('go')).toBe('go');
    expect(codeTabOf('yaml')).toBeUndefined();
    expect(codeLanguageLabel('csharp')).toBe('C#');
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
