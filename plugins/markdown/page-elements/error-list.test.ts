import { errorComponents, errorMessages } from '@nitric-docs/nitric-facts';
import { nodesIn } from '../../lib/nodes-in';
import { textOf, withElements } from '../../../tests/lib/page-tree';

test('each message of a component has its cause, its fix, and other lines', async () => {
  const tree = await withElements(
    errorComponents.map((component) => `<ErrorList component="${component}" />\n`).join('\n'),
  );
  const headings = nodesIn(tree).filter((node) => node.type === 'heading');
  expect(headings.map(textOf)).toEqual(
    errorComponents.flatMap((component) =>
      errorMessages
        .filter((message) => message.component === component)
        .map(({ message }) => message),
    ),
  );
  const parents = nodesIn(tree).filter((node) => 'children' in node);
  const entry = parents.find(
    ({ children: [heading] }) =>
      heading?.type === 'heading' && heading.data?.hProperties?.id === 'error-building-services',
  );
  const body = entry?.children[1];
  expect(body && 'children' in body ? body.children.map(textOf) : []).toEqual([
    expect.stringMatching(/^Cause: Docker couldn't build /),
    expect.stringMatching(
      /^Fix: Read .* See \[.*\]\(\/reference\/custom-containers#find-problems\)\.$/,
    ),
    'Same cause and fix: ',
    'error building migration images',
  ]);
});
