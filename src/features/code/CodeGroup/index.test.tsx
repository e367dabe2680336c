import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { codeTabLanguages } from '../../../contracts/code-language';
import { CodeBlock } from '../CodeBlock';
import { CodeGroup } from '.';

const go = <CodeBlock lang="go" title="main.go" html="package main" />;
const python = <CodeBlock lang="python" title="a.py" html="import nitric" />;
const typescript = (
  <CodeBlock lang="typescript" title="a.ts" also="javascript" html="const a = 1" />
);

const group = (
  <CodeGroup>
    {go}
    {python}
    {typescript}
  </CodeGroup>
);
const tabNames = (): (string | null)[] => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('CodeGroup', () => {
  it('shows one tab per language in the order of codeTabLanguages and selects the first', () => {
    render(group);
    expect(tabNames()).toEqual(['TypeScript', 'JavaScript', 'Python', 'Go']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('TypeScript');
    expect(screen.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const a = 1');
  });

  it('hides the samples of the other languages', () => {
    render(group);
    expect(screen.getByText('package main')).not.toBeVisible();
  });

  it('shows only the file name of the selected tab for a sample with two tabs', () => {
    render(group);
    expect(screen.getByText('a.ts')).toBeVisible();
    expect(screen.getByText('a.js')).not.toBeVisible();
  });

  it('makes only the selected tab a tab stop', () => {
    render(group);
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['TypeScript']);
  });

  it.each([
    ['nothing', undefined, 'is empty'],
    [
      'a language without a tab',
      <CodeBlock key="y" lang="yaml" html="a: 1" />,
      'language "yaml" has no tab',
    ],
  ])('rejects %s', (_, children, message) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<CodeGroup>{children}</CodeGroup>)).toThrow(message);
    consoleError.mockRestore();
  });
});

describe('the style sheet for the chosen language', () => {
  const css = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

  it.each(codeTabLanguages.map(({ id }) => id))('contains %s in each of its four lists', (id) => {
    expect(css.split(`html[data-code-language='${id}']`)).toHaveLength(5);
  });
});
