/**
 * The names of the icons that menus and cards may use. `components/Icon` draws each of them; a name that is missing
 * there fails the type check, a name that is missing here fails the build with the list of accepted names.
 */
export const iconNames = [
  'home',
  'concepts',
  'rocket',
  'book',
  'terminal',
  'globe',
  'server',
  'chip',
  'archive',
  'table',
  'clock',
  'folder',
  'megaphone',
  'lock',
  'websocket',
  'cube',
  'cog',
  'toggle',
  'cloud',
  'tools',
  'question',
  'lifebuoy',
  'contribute',
  'upgrade',
  'bolt',
  'document',
  'user',
  'users',
  'chat',
  'envelope',
  'nodejs',
  'python',
  'go',
  'dart',
  'csharp',
  'jvm',
  'aws',
  'gcp',
  'azure',
  'pulumi',
  'terraform',
  'github',
] as const;

export type IconName = (typeof iconNames)[number];

export function isIconName(value: unknown): value is IconName {
  return iconNames.some((name) => name === value);
}
