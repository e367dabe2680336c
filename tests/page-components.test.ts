import { rules } from '../plugins/markdown/page-record/components';
import { mdxComponents } from '../src/mdx';

it('has a form in Markdown for each component of pages', () => {
  // Fences become code, commands, and outputs afterwards. Lists contain properties.
  const parts = ['CodeBlock', 'Command', 'Output', 'Property'];
  const names = Object.keys(mdxComponents).filter((name) => !parts.includes(name));
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(names));
});
