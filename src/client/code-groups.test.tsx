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

/** What another open page does when its reader chooses; null forgets the choice. */
const chooseElsewhere = (newValue: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));

beforeAll(startCodeGroups);
beforeEach(() => {
  window.scrollBy = jest.fn();
});
afterEach(() => {
  chooseElsewhere(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

it('shows the sample of the tab that is chosen, and hides the others', () => {
  render(group);
  choose('Go');
  expect(selected()).toBe('Go');
  expect(screen.getByRole('tabpanel', { name: 'Go' })).toHaveTextContent('package main');
  expect(screen.getByText('const a = 1')).not.toBeVisible();
});

it('shows one sample under two tabs, as a .js file under JavaScript', () => {
  render(group);
  choose('JavaScript');
  expect(screen.getByRole('tabpanel', { name: 'JavaScript' })).toHaveTextContent('const a = 1');
  expect(screen.getByText('a.js')).toBeVisible();
  expect(screen.getByText('a.ts')).not.toBeVisible();
});

it('chooses for every group of the page and remembers it', () => {
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

it('follows a choice in another open page', () => {
  render(group);
  chooseElsewhere('python');
  expect(selected()).toBe('Python');
});

it('shows the remembered choice on a page that was drawn for nobody', () => {
  chooseElsewhere('go');
  render(group);
  expect(selected()).toBe('TypeScript');
  showChosenLanguage();
  expect(selected()).toBe('Go');
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
  screen.getAllByRole('tab').at(-1)?.click();
  expect(selected()).not.toBe(expected);
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

it('is one stop of the keyboard, on the tab that is shown', () => {
  render(group);
  choose('Python');
  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops.map((tab) => tab.textContent)).toEqual(['Python']);
});

it('stays where it is in the viewport when a choice resizes what is above', () => {
  render(group);
  const tab = screen.getByRole('tab', { name: 'Go' });
  const tops = [100, 340];
  jest
    .spyOn(tab, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, tops.shift(), 10, 10));
  tab.click();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
});

it('brings the chosen tab into view among tabs that scroll sideways', () => {
  render(group);
  const list = screen.getByRole('tablist');
  jest.spyOn(list, 'clientWidth', 'get').mockReturnValue(200);
  const place = (name: string, left: number): void => {
    const tab = screen.getByRole('tab', { name });
    jest.spyOn(tab, 'offsetLeft', 'get').mockReturnValue(left);
    jest.spyOn(tab, 'offsetWidth', 'get').mockReturnValue(80);
  };
  place('TypeScript', 0);
  place('Go', 240);
  choose('Go');
  expect(list.scrollLeft).toBe(120);
  choose('TypeScript');
  expect(list.scrollLeft).toBe(0);
});
