import { isBefore } from '@nitric-docs/nitric-facts';
import { describedRelease, lastV0Release } from '@nitric-docs/nitric-facts/releases';
import { componentNamed, componentNames, type Component } from './components';

/** Releases of a component that have an issue. */
export interface AffectedReleases {
  /** The component as the data calls it, such as `` `nitric/aws` ``. */
  name: string;
  component: Component;
  from: string;
  to: string;
}

const RELEASE = String.raw`\d+\.\d+\.\d+`;
const PART = new RegExp(`^(?<names>.+?) (?<from>${RELEASE})(?: (?:to|and) (?<to>${RELEASE}))?$`);

const ACCEPTED_VERSIONS =
  'Write a component and its releases: "CLI 1.53.0 to 1.61.1", "Dart SDK 1.5.0", or "`nitric/aws` and `nitric/awstf` 1.13.0 to 1.27.5". ' +
  '"A 1.0.0 and 1.0.2" names two releases, "A 1.0.0 to 1.1.0, B 1.2.0" several components, and "A 1.0.0 with B 1.2.0" a combination. ' +
  `Components: ${componentNames.join(', ')}.`;

const rejected = (text: string, problem: string): Error =>
  new Error(`affects: "${text}" ${problem}`);

function componentOf(name: string, cell: string): Component {
  const component = componentNamed(name);
  if (!component) {
    throw rejected(cell, `can't be read. ${ACCEPTED_VERSIONS}`);
  }
  return component;
}

function partOf(part: string, cell: string): AffectedReleases[] {
  const { names = '', from = '', to = from } = PART.exec(part)?.groups ?? {};
  const affected = names
    .split(' and ')
    .map((name) => ({ name, component: componentOf(name, cell), from, to }));
  if (from !== to && !isBefore(from, to)) {
    throw rejected(cell, `names ${to} after ${from}. Write the older release first.`);
  }
  return affected;
}

/**
 * Reads the affected releases of an issue.
 * @param cell components and releases, with backticks around code
 */
export const parseVersions = (cell: string): AffectedReleases[] =>
  cell.split(/, | with /).flatMap((part) => partOf(part, cell));

/** What an issue means for readers of the current releases. */
export const issueStates = ['current', 'fixed', 'v0'] as const;
export type IssueState = (typeof issueStates)[number];

const isV0 = ({ id }: Component, version: string): boolean =>
  id === 'cli' ? !isBefore(lastV0Release.cli, version) : version.startsWith('0.');

function includesDescribed({ component, from, to }: AffectedReleases): boolean {
  const described = describedRelease(component.release);
  return described !== undefined && !isBefore(described, from) && !isBefore(to, described);
}

/**
 * The states of an issue, the most important one first. An issue that a release after the described one fixes is both current and
 * fixed, and an issue that began in version 0 has this state, too.
 */
export function statesOf(
  affected: readonly AffectedReleases[],
  fix: string | undefined,
): IssueState[] {
  if (affected.every(({ component, to }) => isV0(component, to))) {
    return ['v0'];
  }
  const applies: Record<IssueState, boolean> = {
    current: fix === undefined || affected.some(includesDescribed),
    fixed: fix !== undefined,
    v0: affected.some(({ component, from }) => isV0(component, from)),
  };
  return issueStates.filter((state) => applies[state]);
}
