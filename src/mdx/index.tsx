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

/** The components that authors may use in a page. `/contributions/components` shows each beside its source. */
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

/** A table that the build fills from a report; one page uses it. */
const listComponents = { SampleCounts } as const;

/** Components that a page imports before it names them: those of the home page, and what puts an island on a page. */
export const importedComponents = ['BuildingBlockGrid', 'Island', 'LibraryGrid'] as const;

/**
 * What the build puts into pages: `plugins/markdown/rehype-code` turns a fence into a `CodeBlock`, `plugins/markdown/remark-diagrams` one of
 * Mermaid text into a `Diagram`, and `plugins/markdown/sample-report` adds `SamplesChecked` where it is true.
 */
export const builtComponents = { CodeBlock, Diagram, SamplesChecked } as const;

/** What stands for elements of Markdown; authors write the Markdown. */
export const markdownElements = { table: Table } as const;

/** The one registry: everything that a page may name without an import. */
export const mdxComponents = {
  ...authorComponents,
  ...listComponents,
  ...builtComponents,
} as const;
