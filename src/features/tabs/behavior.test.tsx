import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockStorage } from '../../../tests/mocks/blocked-storage';
import { choiceStorageKey } from '../../contracts/reader-choices';
import { CodeBlock } from '../code/CodeBlock';
import { CodeGroup } from '../code/CodeGroup';
import { Cloud, CloudTabs } from './CloudTabs';
import { showChoices, startTabs } from './behavior';

const KEY = choiceStorageKey('code-language');

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

const readStorage = (): boolean => window.dispatchEvent(new StorageEvent('storage'));

/** Simulates a choice in another tab. */
function chooseInOtherTab(value: string, key = KEY): void {
  localStorage.setItem(key, value);
  readStorage();
}
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));
const restorePage = (): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeAll(startTabs);
beforeEach(() => {
  window.scrollBy = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  readStorage();
});

it('shows a TypeScript sample as a .js file under the JavaScript tab', () => {
  render(group);
  choose('JavaScript');
  expect(screen.getByRole('tabpanel', { name: 'JavaScript' })).toHaveTextContent('const a = 1');
  expect(screen.getByText('a.js')).toBeVisible();
  expect(screen.getByText('a.ts')).not.toBeVisible();
  expect(screen.getByText('package main')).not.toBeVisible();
});

it('keeps the choice until the page is closed if storage is blocked', () => {
  blockStorage();
  render(group);
  choose('Go');
  restorePage();
  expect(selected()).toBe('Go');
});

it('shows its first tab if the chosen language is missing', () => {
  render(group);
  choose('Go');
  chooseInOtherTab('ruby');
  expect(selected()).toBe('TypeScript');
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
    const tabs = screen.getAllByRole('tab');
    expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  }
});

it('leaves keys with a modifier to the browser', async () => {
  const user = userEvent.setup();
  render(group);
  await user.click(screen.getByRole('tab', { name: 'Python' }));
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{End}{/Control}');
  expect(selected()).toBe('Python');
});

it('keeps the choice of a group and the choice of a group inside it apart', () => {
  render(
    <CloudTabs>
      <Cloud name="aws">
        <p>an AWS account</p>
        {group}
      </Cloud>
      <Cloud name="azure">an Azure subscription</Cloud>
    </CloudTabs>,
  );
  choose('Python');
  expect(screen.getByText('import nitric')).toBeVisible();
  expect(screen.getByText('an AWS account')).toBeVisible();
  choose('Azure');
  expect(screen.getByText('an Azure subscription')).toBeVisible();
  expect(screen.getByText('an AWS account')).not.toBeVisible();
  expect(localStorage.getItem('nitric.cloud')).toBe('azure');
  expect(localStorage.getItem(KEY)).toBe('python');
  chooseInOtherTab('aws', 'nitric.cloud');
  expect(screen.getByText('import nitric')).toBeVisible();
});

describe('the language in the address', () => {
  const open = (address: string, shown: string): void => {
    window.history.replaceState({ kept: true }, '', address);
    document.documentElement.setAttribute('data-code-language', shown);
    render(group);
    showChoices();
  };
  const address = (): string => window.location.href.slice(window.location.origin.length);
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('lasts until the reader selects another one, which replaces the address', () => {
    const { length } = window.history;
    open('/docs/storage?ref=x&lang=python#files', 'python');
    chooseInOtherTab('go');
    restorePage();
    expect(selected()).toBe('Python');
    choose('Go');
    expect(address()).toBe('/docs/storage?ref=x#files');
    expect(window.history).toMatchObject({ length, state: { kept: true } });
    chooseInOtherTab('typescript');
    expect(selected()).toBe('TypeScript');
  });

  it('gives way to the stored choice if it is unknown', () => {
    open('/docs/storage?lang=perl', 'go');
    chooseInOtherTab('python');
    expect(selected()).toBe('Python');
  });
});
