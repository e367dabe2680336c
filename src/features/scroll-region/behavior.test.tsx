import { changeSizes } from '../../../tests/mocks/resize-observer';
import { render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { CodeBlock } from '../code/CodeBlock';
import { Table } from '../table';
import { watchScrollRegions } from './behavior';

const TEXT_WIDTH = 300;
let contentWidth = 900;

beforeEach(() => {
  contentWidth = 900;
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => contentWidth);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(TEXT_WIDTH);
});
afterEach(() => jest.restoreAllMocks());

const go = <CodeBlock lang="go" title="main.go" html="package main" />;
const table = (
  <Table>
    <tbody />
  </Table>
);

it.each([
  ['a sample, named after its file,', go, 'Code: main.go'],
  [
    'a table, named after the heading above it,',
    <Fragment key="t">
      <h1>Queues</h1>
      <h2>Limits</h2>
      {table}
      <h2>Prices</h2>
    </Fragment>,
    'Limits: table, scrolls sideways',
  ],
])('%s is a focusable region if it is too wide', (_, content, name) => {
  render(content);
  watchScrollRegions();
  expect(screen.getByRole('region', { name })).toHaveAttribute('tabindex', '0');
});

it('content becomes a region when it stops fitting, and is none while it fits', () => {
  contentWidth = TEXT_WIDTH;
  render(table);
  watchScrollRegions();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  contentWidth = 301;
  changeSizes();
  const region = screen.getByRole('region');
  contentWidth = TEXT_WIDTH;
  changeSizes();
  expect(region).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
