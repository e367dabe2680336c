import fs from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  CODE_LANGUAGE_STORAGE_KEY as KEY,
  codeTabLanguages,
} from '../../../contracts/code-language';
import { CodeBlock } from '../CodeBlock';
import { ReportingResizeObserver } from '../resize-observer.mock';
import { CodeGroup } from '.';

const go = <CodeBlock lang="go" title="main.go" html="package main" />;
const python = <CodeBlock lang="python" title="a.py" html="import nitric" />;
const typescript = (
  <CodeBlock lang="typescript" title="a.ts" also="javascript" html="const a = 1" />
);

/** What another open page does when its reader chooses; null forgets the choice. */
const chooseElsewhere = (newValue: string | null): void =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  });

beforeEach(() => {
  window.ResizeObserver = ReportingResizeObserver;
  window.scrollBy = jest.fn();
});

afterEach(() => {
  chooseElsewhere(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

const group = (
  <CodeGroup>
    {go}
    {python}
    {typescript}
  </CodeGroup>
);
const tabNames = (): (string | null)[] => screen.getAllByRole('tab').map((tab) => tab.textContent);
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('CodeGroup', () => {
  it('shows a tab a language in the order of the contract, the first selected', () => {
    render(group);
    expect(tabNames()).toEqual(['TypeScript', 'JavaScript', 'Python', 'Go']);
    expect(selected()).toBe('TypeScript');
    expect(screen.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const a = 1');
  });

  it('keeps the other languages in the page, hidden', () => {
    render(group);
    expect(screen.getByText('package main')).not.toBeVisible();
  });

  it('shows one sample under two tabs, as a .js file under JavaScript', () => {
    render(group);
    fireEvent.click(screen.getByRole('tab', { name: 'JavaScript' }));
    expect(screen.getByRole('tabpanel', { name: 'JavaScript' })).toHaveTextContent('const a = 1');
    expect(screen.getByText('a.js')).toBeVisible();
    expect(screen.getByText('a.ts')).not.toBeVisible();
  });

  it('chooses for every group of the page and remembers it', () => {
    render(
      <>
        <CodeGroup>
          {typescript}
          {go}
        </CodeGroup>
        <CodeGroup>
          {python}
          {go}
        </CodeGroup>
      </>,
    );
    const [first] = screen.getAllByRole('tab', { name: 'Go' });
    fireEvent.click(first as HTMLElement);
    expect(screen.getAllByRole('tabpanel', { name: 'Go' })).toHaveLength(2);
    expect(localStorage.getItem(KEY)).toBe('go');
  });

  it('follows a choice in another open page', () => {
    render(group);
    chooseElsewhere('python');
    expect(selected()).toBe('Python');
  });

  it.each([
    [
      'TypeScript for JavaScript',
      'javascript',
      [<CodeBlock key="t" lang="typescript" html="t" />, go],
      'TypeScript',
    ],
    [
      'JavaScript for TypeScript',
      'typescript',
      [python, <CodeBlock key="j" lang="javascript" html="j" />],
      'JavaScript',
    ],
    ['its first tab for a language that it lacks', 'ruby', [go, python], 'Python'],
  ])('shows %s', (_, choice, children, expected) => {
    render(<CodeGroup>{children}</CodeGroup>);
    chooseElsewhere(choice);
    expect(selected()).toBe(expected);
  });

  it('moves with the arrows, Home and End, and selects as it moves', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(screen.getByRole('tab', { name: 'TypeScript' }));
    for (const [key, name] of [
      ['{ArrowRight}', 'JavaScript'],
      ['{ArrowLeft}', 'TypeScript'],
      ['{ArrowLeft}', 'Go'],
      ['{ArrowRight}', 'TypeScript'],
      ['{End}', 'Go'],
      ['{Home}', 'TypeScript'],
    ] as const) {
      await user.keyboard(key);
      expect(selected()).toBe(name);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
    }
  });

  it('is one stop of the keyboard', () => {
    render(group);
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['TypeScript']);
  });

  it('stays where it is in the viewport when a choice resizes what is above', () => {
    render(group);
    const tops = [100, 340];
    jest
      .spyOn(screen.getByRole('tablist'), 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, tops.shift() ?? 0, 10, 10));
    fireEvent.click(screen.getByRole('tab', { name: 'Go' }));
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
  });

  it('copies the sample that is shown', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    render(group);
    fireEvent.click(screen.getByRole('tab', { name: 'Go' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith('package main');
  });

  it('hydrates a page that was built for nobody, then shows the choice, without a warning', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = renderToString(group);
    document.body.append(container);
    chooseElsewhere('go');
    render(group, { container, hydrate: true });
    expect(selected()).toBe('Go');
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', undefined, 'is empty'],
    [
      'a language without a tab',
      <CodeBlock key="y" lang="yaml" html="a: 1" />,
      '"yaml" is no language of a tab',
    ],
  ])('refuses %s', (_, children, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<CodeGroup>{children}</CodeGroup>)).toThrow(message);
  });
});

describe('the style sheet that shows the choice before hydration', () => {
  const css = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

  it.each(codeTabLanguages.map(({ id }) => id))('knows %s in each of its four lists', (id) => {
    expect(css.split(`html[data-code-language='${id}']`)).toHaveLength(5);
  });
});
