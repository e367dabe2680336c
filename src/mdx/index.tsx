import { AcceptedValues } from '../components/AcceptedValues';
import { Card, CardGrid } from '../components/Card';
import { Column, Columns } from '../components/Columns';
import { MethodTag } from '../components/MethodTag';
import { Properties, Property } from '../components/Properties';
import { SampleCounts } from '../components/SampleCounts';
import { SamplesChecked } from '../components/SamplesChecked';
import { CodeBlock } from '../features/code/CodeBlock';
import { CodeGroup } from '../features/code/CodeGroup';
import { Diagram } from '../features/diagram';
import { Table } from '../features/table';

/** The components that authors can use without an import. `/contributions/components` documents them. */
export const authorComponents = {
  AcceptedValues,
  Card,
  CardGrid,
  CodeGroup,
  Column,
  Columns,
  MethodTag,
  Properties,
  Property,
} as const;

/** The components that pages must import: the grids of the home page, and `Island`. */
export const importedComponents = ['BuildingBlockGrid', 'Island', 'LibraryGrid'] as const;

/**
 * The components that the build inserts into pages. `plugins/markdown/rehype-code` turns code fences into `CodeBlock`,
 * `plugins/markdown/remark-diagrams` turns Mermaid fences into `Diagram`, and `plugins/markdown/sample-report` inserts
 * `SamplesChecked`.
 */
export const builtComponents = { CodeBlock, Diagram, SamplesChecked } as const;

/** The components that render Markdown elements. */
export const markdownElements = { table: Table } as const;

/** All components that pages can use without an import. `SampleCounts`, for one page only, isn't an author component. */
export const mdxComponents = {
  ...authorComponents,
  ...builtComponents,
  SampleCounts,
} as const;
