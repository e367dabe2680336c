import { blockTitles, blockIds, providers, type BlockId } from '@nitric-docs/nitric-facts';
import { buildingBlocks, type BuildingBlock } from '../../../src/config/building-blocks';
import { inlineElement } from '../../lib/markdown-nodes';
import { code, join, linked, text, type Cell } from './cells';
import { tableElement } from './element';

const clouds = [providers.aws, providers.gcp, providers.azure];

/** The resource types of a building block. Messaging has two. */
const typesOf = ({ href }: BuildingBlock): BlockId[] =>
  blockIds.filter((id) => blockTitles[id].page === href);

/** `Amazon API Gateway (HTTP API)` is `Amazon API Gateway`. The page of the provider has the details. */
const shortName = (service: string): string => service.replace(/(?:,| \(| with | in ).*$/, '');

function servicesCell({ blocks }: (typeof clouds)[number], types: readonly BlockId[]): Cell {
  const found = types.map((type) => blocks[type]);
  const names = new Set(found.flatMap(({ service }) => (service ? [shortName(service)] : [])));
  if (names.size === 0) {
    return text('Not supported');
  }
  return text([...names].join(', ') + (found.some(({ preview }) => preview) ? ' (preview)' : ''));
}

/** The building blocks, the functions that declare them, and what they are on each cloud. */
export const blockTable = tableElement({}, () => ({
  columns: ['Building block', 'In code', ...clouds.map(({ cloud }) => cloud)],
  rows: buildingBlocks.map((block) => [
    [
      ...linked(
        [inlineElement('BlockTile', [], { block: block.key }), ...text(block.title)],
        block.href,
      ),
      inlineElement('small', text(block.description)),
    ],
    join((block.functions.length > 0 ? block.functions : ['nitric.yaml']).map(code)),
    ...clouds.map((provider) => servicesCell(provider, typesOf(block))),
  ]),
}));
