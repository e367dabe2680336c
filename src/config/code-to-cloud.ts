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

const resource = (name: string, detail: string): CreatedResource => ({ name, detail });

const route = '`POST /orders/:id/receipt`';

/** What each declaration becomes, on each cloud and on the reader's machine. */
export const createdResources = {
  aws: [
    resource('Amazon S3 bucket', '`receipts`, private, with a unique suffix'),
    resource('Inline policy', '`s3:PutObject`, on this bucket only'),
    resource('API Gateway', route),
    resource('Lambda function', 'Runs your handlers in a container'),
  ],
  gcp: [
    resource('Cloud Storage bucket', '`receipts`, with a unique suffix'),
    resource('Custom role', '`storage.objects.create` and 5 more'),
    resource('API Gateway', route),
    resource('Cloud Run service', 'Runs your handlers in a container'),
  ],
  azure: [
    resource('Blob container', '`receipts`, in a storage account'),
    resource('Custom role', '`…/blobs/write`, on this container'),
    resource('API Management', route),
    resource('Container app', 'Runs your handlers in a container'),
  ],
  local: [
    resource('Folder', '`.nitric/run/buckets/receipts`'),
    resource('No policy', 'Permissions apply when you deploy'),
    resource('localhost:4001', route),
    resource('Process', 'Runs your handlers without a container'),
  ],
} as const satisfies Record<string, readonly CreatedResource[]>;
