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
  it('shows a tab a language in the order of the contract, the first selected', () => {
    render(group);
    expect(tabNames()).toEqual(['TypeScript', 'JavaScript', 'Python', 'Go']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('TypeScript');
    expect(screen.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const a = 1');
  });

  it('keeps the other languages in the page, hidden', () => {
    render(group);
    expect(screen.getByText('package main')).not.toBeVisible();
  });

  it('names a sample under two tabs for the one that is shown', () => {
    render(group);
    expect(screen.getByText('a.ts')).toBeVisible();
    expect(screen.getByText('a.js')).not.toBeVisible();
  });

  it('is one stop of the keyboard', () => {
    render(group);
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['TypeScript']);
  });

  it.each([
    ['nothing', undefined, 'is empty'],
    [
      'a language without a tab',
      <CodeBlock key="y" lang="yaml" html="a: 1" />,
      '"yaml" is no language of a tab',
    ],
  ])('refuses %s', (_, children, message) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<CodeGroup>{children}</CodeGroup>)).toThrow(message);
    complain.mockRestore();
  });
});

describe('the style sheet that shows the choice before the first paint', () => {
  const css = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

  it.each(codeTabLanguages.map(({ id }) => id))('knows %s in each of its four lists', (id) => {
    expect(css.split(`html[data-code-language='${id}']`)).toHaveLength(5);
  });
});
