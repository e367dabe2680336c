import { render } from '@testing-library/react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island as DevelopmentIsland } from '.';
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
const Legend = (): ReactNode => <p>Legend</p>;

function serve(island: ReactElement): HTMLElement {
  document.body.innerHTML = renderToString(island);
  return document.body;
}

it('draws its child, and says in attributes what the browser needs', () => {
  const [island] = serve(
    <Island load="interaction" opensField="Pick a row">
      <Chart rows={[1, 2]} title={'"Sales" & <more>'} />
    </Island>,
  ).children;
  expect(island).toHaveTextContent('1, 2');
  expect((island as HTMLElement).dataset).toMatchObject({
    island: 'chart',
    load: 'interaction',
    opensField: 'Pick a row',
  });
  expect(JSON.parse((island as HTMLElement).dataset.props ?? '')).toEqual({
    rows: [1, 2],
    title: '"Sales" & <more>',
  });
});

it('says nothing of what there is not', () => {
  const [island] = serve(
    <Island load="visible">
      <Legend />
    </Island>,
  ).children;
  expect(island?.getAttributeNames()).toEqual(['id', 'data-island', 'data-load']);
});

it('starts with its child, whatever hints React writes, and no two have the same ids', () => {
  const body = serve(
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

it.each([
  ['an element of the page', <p key="p">text</p>, '<Island>: p is no island.'],
  [
    'a component of another folder',
    <DevelopmentIsland key="i" load="visible">
      <Legend />
    </DevelopmentIsland>,
    '<Island>: Island is no island.',
  ],
  [
    'a prop that the HTML can’t hold',
    <Chart key="c" onPick={() => undefined} />,
    '<Island>: <chart>.onPick is of the type Function',
  ],
])('stops the build for %s', (_, child, message) => {
  expect(() => renderToString(<Island load="visible">{child}</Island>)).toThrow(message);
});

it('is the child alone in the development server', () => {
  const { container } = render(
    <DevelopmentIsland load="visible">
      <Legend />
    </DevelopmentIsland>,
  );
  expect(container.innerHTML).toBe('<p>Legend</p>');
});
