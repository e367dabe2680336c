import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE_LANGUAGE_STORAGE_KEY as KEY } from '../contracts/code-language';
import { CodeBlock } from '../features/code/CodeBlock';
import { CodeGroup } from '../features/code/CodeGroup';
import { showChosenLanguage, startCodeGroups } from './code-groups';

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

/** Simulates a choice in another tab. Null removes the choice. */
const chooseInOtherTab = (newValue: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));

beforeAll(startCodeGroups);
beforeEach(() => {
  window.scrollBy = jest.fn();
});
afterEach(() => {
  chooseInOtherTab(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

it('shows the sample of the selected tab and hides the others', () => {
  render(group);
  choose('Go');
  expect(selected()).toBe('Go');
  expect(screen.getByRole('tabpanel', { name: 'Go' })).toHaveTextContent('package main');
  expect(screen.getByText('const a = 1')).not.toBeVisible();
});

it('shows a TypeScript sample as a .js file under the JavaScript tab', () => {
  render(group);
  choose('JavaScript');
  expect(screen.getByRole('tabpanel', { name: 'JavaScript' })).toHaveTextContent('const a = 1');
  expect(screen.getByText('a.js')).toBeVisible();
  expect(screen.getByText('a.ts')).not.toBeVisible();
});

it('applies the choice to every group on the page and stores it', () => {
  render(
    <>
      {group}
      <CodeGroup>
        {python}
        {go}
      </CodeGroup>
    </>,
  );
  screen.getAllByRole('tab', { name: 'Go' })[0]?.click();
  expect(screen.getAllByRole('tabpanel', { name: 'Go' })).toHaveLength(2);
  expect(localStorage.getItem(KEY)).toBe('go');
});

it('applies a choice from another tab', () => {
  render(group);
  chooseInOtherTab('python');
  expect(selected()).toBe('Python');
});

it('shows the stored choice on a server-rendered page', () => {
  chooseInOtherTab('go');
  render(group);
  expect(selected()).toBe('TypeScript');
  showChosenLanguage();
  expect(selected()).toBe('Go');
});

it.each([
  [
    'TypeScript if JavaScript is missing',
    'javascript',
    [<CodeBlock key="t" lang="typescript" html="t" />, go],
    'TypeScript',
  ],
  [
    'JavaScript if TypeScript is missing',
    'typescript',
    [python, <CodeBlock key="j" lang="javascript" html="j" />],
    'JavaScript',
  ],
  ['its first tab if the chosen language is missing', 'ruby', [go, python], 'Python'],
])('shows %s', (_, choice, children, expected) => {
  render(<CodeGroup>{children}</CodeGroup>);
  screen.getAllByRole('tab').at(-1)?.click();
  expect(selected()).not.toBe(expected);
  chooseInOtherTab(choice);
  expect(selected()).toBe(expected);
});

it('moves the focus and the selection with the arrow keys, Home, and End', async () => {
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

it('makes only the selected tab a tab stop', () => {
  render(group);
  choose('Python');
  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops.map((tab) => tab.textContent)).toEqual(['Python']);
});

it('keeps the tab in place when a choice resizes the content above it', () => {
  render(group);
  const tab = screen.getByRole('tab', { name: 'Go' });
  const tops = [100, 340];
  jest
    .spyOn(tab, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, tops.shift(), 10, 10));
  tab.click();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
});

it('scrolls the tab list to the selected tab', () => {
  render(group);
  const list = screen.getByRole('tablist');
  jest.spyOn(list, 'clientWidth', 'get').mockReturnValue(200);
  const setPosition = (name: string, left: number): void => {
    const tab = screen.getByRole('tab', { name });
    jest.spyOn(tab, 'offsetLeft', 'get').mockReturnValue(left);
    jest.spyOn(tab, 'offsetWidth', 'get').mockReturnValue(80);
  };
  setPosition('TypeScript', 0);
  setPosition('Go', 240);
  choose('Go');
  expect(list.scrollLeft).toBe(120);
  choose('TypeScript');
  expect(list.scrollLeft).toBe(0);
});
