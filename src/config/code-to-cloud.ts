import type { IconName } from '../contracts/icons';

/** What a declaration becomes. The detail can contain code between backticks. */
export interface CreatedResource {
  name: string;
  detail: string;
}

/** The declarations in the sample of the home page, in the order of its lines. */
export const declarations = [
  { label: 'Bucket', tone: 'storage', icon: 'folder' },
  { label: 'Permission', tone: 'secrets', icon: 'lock' },
  { label: 'API', tone: 'apis', icon: 'globe' },
  { label: 'Service', tone: 'service', icon: 'chip' },
] as const satisfies readonly { label: string; tone: string; icon: IconName }[];

export { default as createdResources } from './created-resources.json';
