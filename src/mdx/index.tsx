import { AcceptedValues } from '../components/AcceptedValues';
import { BlockTile } from '../components/BlockTile';
import { Card, CardGrid } from '../components/Card';
import { CheatSheet } from '../components/CheatSheet';
import { Column, Columns } from '../components/Columns';
import { FacetList } from '../components/FacetList';
import { GuideCard } from '../components/GuideCard';
import { KnownIssueLine } from '../components/KnownIssueLine';
import { MethodTag } from '../components/MethodTag';
import { Picture } from '../components/Picture';
import { Properties, Property } from '../components/Properties';
import { Releases } from '../components/Releases';
import { SamplesChecked } from '../components/SamplesChecked';
import { Status } from '../components/Status';
import { CodeBlock } from '../features/code/CodeBlock';
import { CodeGroup } from '../features/code/CodeGroup';
import { Command } from '../features/code/Command';
import { Output } from '../features/code/Output';
import { Diagram } from '../features/diagram';
import { Table } from '../features/table';
import { Cloud, CloudTabs } from '../features/tabs/CloudTabs';

/** The components that pages can use without an import. */
export const mdxComponents = {
  // Writers can use these.
  AcceptedValues,
  Card,
  CardGrid,
  Cloud,
  CloudTabs,
  CodeGroup,
  Column,
  Columns,
  MethodTag,
  Properties,
  Property,
  CheatSheet,
  Releases,
  // plugins/markdown inserts these.
  BlockTile,
  CodeBlock,
  Command,
  Diagram,
  FacetList,
  GuideCard,
  KnownIssueLine,
  Output,
  Picture,
  SamplesChecked,
  Status,
} as const;

/** The components that render Markdown elements. */
export const markdownElements = { table: Table } as const;
