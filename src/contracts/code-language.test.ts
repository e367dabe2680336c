import {
  choicesServedBy,
  codeLanguageLabel,
  codeLanguageOf,
  codeTabOf,
  shownTab,
} from './code-language';

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

  it.each([
    ['the chosen language', ['typescript', 'go'], 'go', 'go'],
    ['JavaScript for TypeScript', ['python', 'javascript'], 'typescript', 'javascript'],
    ['TypeScript for JavaScript', ['typescript', 'python'], 'javascript', 'typescript'],
    ['the first when the chosen one is missing', ['python', 'go'], 'dart', 'python'],
    ['the first when nobody chose', ['python', 'go'], undefined, 'python'],
  ] as const)('show %s', (_, tabs, chosen, expected) => {
    expect(shownTab(tabs, chosen)).toBe(expected);
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
