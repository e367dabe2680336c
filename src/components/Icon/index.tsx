import { type ReactNode } from 'react';
import type { IconType } from 'react-icons';
import type { IconName } from '../../config/icons';
import { blocks } from './drawings/blocks';
import { providers } from './drawings/providers';
import { sdks } from './drawings/sdks';
import { sections } from './drawings/sections';

const drawings = { ...blocks, ...providers, ...sdks, ...sections } as const satisfies Record<
  IconName,
  IconType
>;

/** The names that have a drawing: all of `config/icons`, whose list a browser then needn't load beside them. */
export const drawnIcons: readonly string[] = Object.keys(drawings);

/**
 * One of the site's icons, as large as the text around it and in its colour. It is decoration: what it stands for is
 * written beside it, so screen readers don't hear of it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  const Drawing = drawings[name];
  return <Drawing className={className} aria-hidden />;
}
