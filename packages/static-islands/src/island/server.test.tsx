import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useId, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from './server';

jest.mock('./island-modules', () => ({
  modules: Object.assign((key: string) => ({ default: key === './chart.tsx' ? Chart : Legend }), {
    keys: () => ['./chart.tsx', './legend.tsx'],
  }),
}));

interface ChartProps {
  rows?: number[];
  title?: string;
  onPick?: () => void;
}

function Chart({ rows = [], title }: ChartProps): ReactNode {
  return (
    <figure id={useId()}>
      <img src="/chart.png" alt={title ?? ''} />
      {rows.join(', ')}
    </figure>
  );
}
const Legend = (): ReactNode => (
  <p id="legend">
    <a href="/docs/apis#limits">APIs</a> <a href="https://nitric.io">Nitric</a>
  </p>
);

function renderStatic(island: ReactElement): HTMLElement {
  document.body.innerHTML = renderToString(island);
  return document.body;
}

it('removes preload hints, and gives each island unique IDs', () => {
  const body = renderStatic(
    <>
      <Island load="immediate">
        <Chart />
      </Island>
      <Island load="immediate">
        <Chart />
      </Island>
    </>,
  );
  const [first, second] = body.querySelectorAll('docs-island > :first-child');
  expect([first?.tagName, second?.tagName]).toEqual(['FIGURE', 'FIGURE']);
  expect(first?.id).not.toBe(second?.id);
});

it('has Docusaurus check the links to pages, and those to its own elements', () => {
  renderStatic(
    <Island load="visible">
      <Legend />
    </Island>,
  );
  const { collectLink, collectAnchor } = useBrokenLinks();
  expect(jest.mocked(collectLink).mock.calls).toEqual([['/docs/apis#limits']]);
  expect(jest.mocked(collectAnchor)).toHaveBeenCalledWith('legend');
});

it.each([
  ['an element of the page', <p key="p">text</p>, "<Island>: p isn't an island."],
  [
    'a prop that is not JSON',
    <Chart key="c" onPick={() => undefined} />,
    '<Island>: <chart>.onPick has the type Function',
  ],
])('fails the build for %s', (_, child, message) => {
  expect(() => renderToString(<Island load="visible">{child}</Island>)).toThrow(message);
});
