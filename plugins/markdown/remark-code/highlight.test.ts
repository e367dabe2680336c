import { codeLanguages, type CodeLanguage } from '../../../src/contracts/code-language';
import { highlight } from './highlight';

const plain = { marks: new Set<number>(), numbered: false };

/** A sample for each language, and a part of it with its expected class. */
const samples: Record<CodeLanguage, [code: string, expected: string]> = {
  typescript: ['const a: Order = load<Item>(1)', '<span class="tok-t">Order </span>'],
  javascript: ['await send()', '<span class="tok-f">send</span>'],
  tsx: ['const a = <Card name="x" />', '<span class="tok-p">name</span>'],
  jsx: ['const a = <Card name="x" />', '<span class="tok-p">name</span>'],
  python: ['def f(c: HttpContext):\n  go(c)', '<span class="tok-f">go</span>'],
  go: ['func main() { x := nil }', '<span class="tok-k">func </span>'],
  dart: ["final a = 'b ${c}';", '<span class="tok-k">final</span>'],
  java: ['public record A(int b) {}', '<span class="tok-k">public record </span>'],
  kotlin: ['val a = 1', '<span class="tok-k">val</span>'],
  csharp: ['using Nitric.Sdk;', '<span class="tok-k">using </span>'],
  php: ['<?php echo $total;', '<span class="tok-v">$total</span>'],
  ruby: ['def a\n  @b\nend', '<span class="tok-k">def </span>'],
  bash: ['echo "$HOME" # c', '<span class="tok-c"># c</span>'],
  powershell: ['Get-ChildItem $a', '<span class="tok-f">Get-ChildItem </span>'],
  yaml: ['name: x', '<span class="tok-p">name</span>'],
  json: ['{"a": true}', '<span class="tok-p">"a"</span>'],
  toml: ['[project]\nname = "x"', '<span class="tok-p">name </span>'],
  hcl: ['resource "a" "b" {}', '<span class="tok-k">resource </span>'],
  docker: ['FROM node:20', '<span class="tok-k">FROM</span>'],
  sql: ['SELECT 1', '<span class="tok-k">SELECT </span>'],
  graphql: ['type Query { a: ID! }', '<span class="tok-k">type </span>'],
  prisma: [
    'model Loan {\n  id Int @id\n}',
    '<span class="tok-k">model </span><span class="tok-t">Loan </span>',
  ],
  protobuf: ['message A { string b = 1; }', '<span class="tok-k">message </span>'],
  bicep: ['param a string', '<span class="tok-k">param</span>'],
  makefile: ['all: test', '<span class="tok-k">all</span>'],
  html: ['<b class="x">t</b>', '<span class="tok-p">class</span>'],
  css: ['a { color: red }', '<span class="tok-p">color</span>'],
  mdx: ['<Card name="x" />', '<span class="tok-k">&lt;Card </span>'],
  diff: ['-a\n+b', '<span class="tok-i">+b</span>'],
  text: ['plain', 'plain'],
};

/** The text that a browser shows for the HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlight', () => {
  it.each(codeLanguages.map(({ id }) => id))('highlights %s and keeps its text', (language) => {
    const [code, expected] = samples[language];
    const html = highlight(code, language, plain);
    expect(html).toContain(expected);
    expect(textOf(html)).toBe(code);
  });

  it.each(codeLanguages.map(({ id }) => id))('escapes markup in %s', (language) => {
    const code = 'a < b && "<script>alert(\'x\')</script>" > c &amp; d';
    const html = highlight(code, language, plain);
    expect(html.replace(/<\/?span(?: class="[a-z -]+")?>/g, '')).not.toMatch(
      /[<>]|&(?!lt;|gt;|amp;)/,
    );
    expect(textOf(html)).toBe(code);
  });

  it.each([
    ['a\nb', 'text', [1], true, '<span class="code-line code-mark">a\n</span><span class="code-line">b\n</span>'], // prettier-ignore
    ['/* a\nb */', 'go', [2], false, '<span class="tok-c">/* a</span>\n<span class="code-mark"><span class="tok-c">b */</span>\n</span>'], // prettier-ignore
  ] as const)(
    'wraps lines that are marked or have numbers: %j',
    (code, language, marks, numbered, html) => {
      expect(highlight(code, language, { marks: new Set(marks), numbered })).toBe(html);
    },
  );
});
