import { isBefore } from '@nitric-docs/nitric-facts';
import { describedRelease, lastV0Release } from '@nitric-docs/nitric-facts/releases';
import { componentNamed, componentNames, type Component } from './components';

/** Releases of a component that have an issue. */
export interface AffectedReleases {
  /** The component as the table calls it, such as `` `nitric/aws` ``. */
  name: string;
  component: Component;
  from: string;
  to: string;
}

const RELEASE = String.raw`\d+\.\d+\.\d+`;
const PART = new RegExp(`^(?<names>.+?) (?<from>${RELEASE})(?: (?:to|and) (?<to>${RELEASE}))?$`);
const FIX = new RegExp(`^${RELEASE}$`);
const UNFIXED = new RegExp(`^(?:(?<name>.+) )?(?<release>${RELEASE})$`);

const ACCEPTED_VERSIONS =
  'Write a component and its releases: "CLI 1.53.0 to 1.61.1", "Dart SDK 1.5.0", or "`nitric/aws` and `nitric/awstf` 1.13.0 to 1.27.5". ' +
  '"A 1.0.0 and 1.0.2" names two releases, "A 1.0.0 to 1.1.0, B 1.2.0" several components, and "A 1.0.0 with B 1.2.0" a combination. ' +
  `Components: ${componentNames.join(', ')}.`;

const ACCEPTED_FIXES =
  'Write the release with the fix, such as "1.17.3", or the newest release with the issue, such as "Not fixed in 1.27.5" or "Not fixed in Go SDK 1.1.1 or Dart SDK 1.5.0".';

const cellError = (column: string, text: string, problem: string): Error =>
  new Error(`${column} "${text}" ${problem}`);

function componentOf(name: string, cell: string): Component {
  const component = componentNamed(name);
  if (!component) {
    throw cellError('Versions', cell, `can't be read. ${ACCEPTED_VERSIONS}`);
  }
  return component;
}

function partOf(part: string, cell: string): AffectedReleases[] {
  const { names = '', from = '', to = from } = PART.exec(part)?.groups ?? {};
  const affected = names
    .split(' and ')
    .map((name) => ({ name, component: componentOf(name, cell), from, to }));
  if (from !== to && !isBefore(from, to)) {
    throw cellError('Versions', cell, `names ${to} after ${from}. Write the older release first.`);
  }
  return affected;
}

/**
 * Reads a cell of the column Versions.
 * @param cell the text with backticks around code
 */
export const parseVersions = (cell: string): AffectedReleases[] =>
  cell.split(/, | with /).flatMap((part) => partOf(part, cell));

/**
 * Reads a cell of the column Fixed in, and compares it with the versions.
 * @returns the release with the fix, or undefined if there is none
 */
export function parseFix(cell: string, affected: readonly AffectedReleases[]): string | undefined {
  if (FIX.test(cell)) {
    if (affected.some(({ to }) => !isBefore(to, cell))) {
      throw cellError(
        'Fixed in',
        cell,
        'is not newer than the last release of the column Versions.',
      );
    }
    return cell;
  }
  const [, unfixed = ''] = /^Not fixed in (.+)$/.exec(cell) ?? [];
  for (const item of unfixed.split(' or ')) {
    const { name, release } = UNFIXED.exec(item)?.groups ?? {};
    if (release === undefined) {
      throw cellError('Fixed in', cell, `can't be read. ${ACCEPTED_FIXES}`);
    }
    if (!affected.some((own) => own.to === release && (name ?? own.name) === own.name)) {
      throw cellError('Fixed in', cell, 'is not the last release of the column Versions.');
    }
  }
  return undefined;
}

/** What an issue means for readers of the current releases. */
export const issueStates = ['current', 'fixed', 'v0'] as const;
export type IssueState = (typeof issueStates)[number];

const isV0 = ({ component, to }: AffectedReleases): boolean =>
  component.id === 'cli' ? !isBefore(lastV0Release.cli, to) : to.startsWith('0.');

function includesDescribed({ component, from, to }: AffectedReleases): boolean {
  const described = describedRelease(component.release);
  return described !== undefined && !isBefore(described, from) && !isBefore(to, described);
}

/**
 * The states of an issue, the most important one first. An issue that a release after the described one fixes is both current and
 * fixed.
 */
export function statesOf(
  affected: readonly AffectedReleases[],
  fix: string | undefined,
): IssueState[] {
  if (affected.every(isV0)) {
    return ['v0'];
  }
  const isCurrent = fix === undefined || affected.some(includesDescribed);
  return [...(isCurrent ? (['current'] as const) : []), ...(fix ? (['fixed'] as const) : [])];
}
