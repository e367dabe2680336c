/** @jest-environment node */
import { toJs } from 'estree-util-to-js';
import type { ImportDeclaration, Program } from 'estree';
import { recmaLocalImports } from '.';

const identifier = (name: string) => ({ type: 'Identifier' as const, name });

const importOf = (module: string, ...names: string[]): ImportDeclaration => ({
  type: 'ImportDeclaration',
  attributes: [],
  source: { type: 'Literal', value: module },
  specifiers: names.map((name) => ({
    type: 'ImportSpecifier',
    imported: identifier(name),
    local: identifier(`_${name}`),
  })),
});

/** A page's script after the plugin, which is meant for `./parts.js` too. */
function after(...body: Program['body']): string {
  const program: Program = { type: 'Program', sourceType: 'module', body };
  recmaLocalImports((module) => module === './parts.js')(program);
  return toJs(program).value;
}

it('names what draws elements, and what it is told to, in constants', () => {
  const use = { type: 'ExpressionStatement' as const, expression: identifier('_jsx') };
  const script = after(
    importOf('react/jsx-runtime', 'jsx', 'jsxs'),
    importOf('./parts.js', 'list'),
    use,
  );
  const [constants, drawing, parts, rest] = script.trim().split('\n');
  expect(constants).toBe(
    'const _jsx = _jsxImported, _jsxs = _jsxsImported, _list = _listImported;',
  );
  expect(drawing).toBe(
    'import {jsx as _jsxImported, jsxs as _jsxsImported} from "react/jsx-runtime";',
  );
  expect(parts).toBe('import {list as _listImported} from "./parts.js";');
  expect(rest).toBe('_jsx;');
});

it('leaves other imports as they are', () => {
  expect(after(importOf('@site/src/mdx', 'Tabs'))).toBe(
    'import {Tabs as _Tabs} from "@site/src/mdx";\n',
  );
});
