import { stripTypes } from './strip-types';

test('removes types, and keeps lines', () => {
  const source = `import { api, type Api } from '@nitric/sdk'\n\ninterface Order {\n  id: string\n}\n\nconst shop: Api = api('shop')\n`;
  const code = stripTypes(source);
  expect(code.split('\n')[6]).toBe("const shop = api('shop')");
  expect(code).toContain("import { api, } from '@nitric/sdk'");
});

test('names the line of an error', () => {
  expect(() => stripTypes('const a = 1\nconst b = {\n')).toThrow(/^Line 3: Unexpected token/);
});
