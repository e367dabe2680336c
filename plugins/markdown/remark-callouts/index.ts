import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { guideClouds, type GuideCloud } from '../../../src/contracts/guide';
import { oneOf } from '../../lib/jsx-attributes';
import { at, type PageFile } from '../../lib/page-error';

const cloudIds = Object.keys(guideClouds) as GuideCloud[];

/** The names of the clouds: `clouds="aws gcp"` is `AWS, Google Cloud`. */
const cloudNamesOf = (value: string): string =>
  value
    .split(' ')
    .map((id) => guideClouds[oneOf('clouds', id, cloudIds)])
    .join(', ');

/** Docusaurus reads only the title, the ID, and the class of a callout. */
function readClouds(node: ContainerDirective): void {
  const { clouds } = node.attributes ?? {};
  if (typeof clouds === 'string') {
    node.data = {
      ...node.data,
      hProperties: { ...node.data?.hProperties, clouds: cloudNamesOf(clouds) },
    };
  }
}

/** Passes the attribute `clouds` of `:::warning[Title]{clouds="aws gcp"}` to the component. */
export function remarkCallouts() {
  return (tree: Root, page: PageFile): void => {
    visit(tree, 'containerDirective', (node) => at(page, node, () => readClouds(node)));
  };
}
