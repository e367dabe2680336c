import { choicesServedBy, codeLanguageLabel, codeLanguageOf, codeTabOf } from './code-language';

describe('codeLanguageOf', () => {
  it.each([
    ['ts', 'typescript'],
    ['TypeScript', 'typescript'],
    ['sh', 'bash'],
    ['yml', 'yaml'],
    ['c#', 'csharp'],
    ['dockerfile', 'docker'],
  ])('brings %s to %s', (name, id) => {
    expect(codeLanguageOf(name)).toBe(id);
  });

  it.each(['cobol', '', 'constructor'])('does not know %j', (name) => {
    expect(codeLanguageOf(name)).toBeUndefined();
  });
});

describe('tabs', () => {
  it('put dialects under their language and leave out what is never a tab', () => {
    expect(codeTabOf('tsx')).toBe('typescript');
    expect(codeTabOf('go')).toBe('go');
    expect(codeTabOf('yaml')).toBeUndefined();
    expect(codeLanguageLabel('csharp')).toBe('C#');
  });

  it('stand in only where the other one is missing', () => {
    expect(choicesServedBy('typescript', ['typescript', 'go'])).toEqual([
      'typescript',
      'javascript',
    ]);
    expect(choicesServedBy('typescript', ['typescript', 'javascript'])).toEqual(['typescript']);
    expect(choicesServedBy('go', ['go'])).toEqual(['go']);
  });
});
