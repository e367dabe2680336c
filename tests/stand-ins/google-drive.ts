import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { secrets } from '@nitric/sdk';
import * as z from 'zod';
import { serve, type Reply } from './serve';

/**
 * Stands in for the token endpoint of Google, the Drive API, and the Sheets API, with the calls that
 * `examples/python-scheduled-report` uses. It puts the key of its service account into a secret, as a person does. `GET /files`
 * lists what it received. The arguments are its URL, the name of the secret, and the ID of the shared drive.
 */
const [url, secretName, sharedDrive] = z
  .tuple([z.url(), z.string(), z.string()])
  .parse(process.argv.slice(2, 5));

const EMAIL = 'reports@pool.iam.gserviceaccount.com';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const accessToken = randomUUID();

const files: { name: string; rows: unknown[][]; readers: string[] }[] = [];
type File = (typeof files)[number];

const failure = (code: number, message: string): Reply => ({
  status: code,
  body: { error: { code, message } },
});

const claimsSchema = z.object({
  iss: z.literal(EMAIL),
  aud: z.literal('https://oauth2.googleapis.com/token'),
  scope: z.literal('https://www.googleapis.com/auth/drive'),
});

function issueToken(body: string): Reply {
  const { grant_type: grant, assertion = '' } = Object.fromEntries(new URLSearchParams(body));
  const [, payload = ''] = assertion.split('.');
  claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return grant === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    ? { status: 200, body: { access_token: accessToken, expires_in: 3600, token_type: 'Bearer' } }
    : { status: 400, body: { error: 'invalid_grant' } };
}

const fileSchema = z.object({
  name: z.string(),
  mimeType: z.literal('application/vnd.google-apps.spreadsheet'),
  parents: z.array(z.string()),
});

function createFile(body: string): Reply {
  const { name, parents } = fileSchema.parse(JSON.parse(body));
  if (!parents.includes(sharedDrive)) {
    return failure(404, `File not found: ${parents.join()}.`);
  }
  const id = `report${files.push({ name, rows: [], readers: [] })}`;
  const webViewLink = `https://docs.google.com/spreadsheets/d/${id}/edit`;
  return { status: 200, body: { id, webViewLink } };
}

const rowsSchema = z.object({ values: z.array(z.array(z.json())) });
const permissionSchema = z.object({
  type: z.literal('user'),
  role: z.literal('reader'),
  emailAddress: z.email(),
});

function changeFile(file: File, { pathname, searchParams }: URL, body: string): Reply {
  const [, lastRow] = /\/values\/A1:[A-Z](\d+)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (lastRow !== undefined && searchParams.get('valueInputOption') === 'RAW') {
    file.rows = rowsSchema.parse(JSON.parse(body)).values;
    if (file.rows.length > Number(lastRow)) return failure(400, 'Requested writing within range');
    return { status: 200, body: {} };
  }
  if (pathname.endsWith('/permissions') && searchParams.get('supportsAllDrives') === 'true') {
    const { emailAddress } = permissionSchema.parse(JSON.parse(body));
    file.readers.push(emailAddress);
    return { status: 200, body: { kind: 'drive#permission' } };
  }
  return failure(404, 'Not found');
}

async function replyTo(request: IncomingMessage): Promise<Reply> {
  const target = new URL(request.url ?? '/', url);
  const body = await text(request);
  if (target.pathname === '/token') return issueToken(body);
  if (target.pathname === '/files') return { status: 200, body: files };
  if (request.headers.authorization !== `Bearer ${accessToken}`) return failure(401, 'No token');
  if (target.pathname === '/drive/v3/files') return createFile(body);
  const [, number] = /\/report(\d+)\//.exec(target.pathname) ?? [];
  const file = files[Number(number) - 1];
  return file ? changeFile(file, target, body) : failure(404, 'Not found');
}

const key = {
  type: 'service_account',
  client_email: EMAIL,
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: `${url}/token`,
};
// Without a declaration, because only the service declares resources.
secrets()
  .secret(secretName)
  .put(JSON.stringify(key))
  .then(() => serve(new URL(url).port, replyTo))
  .catch(console.error);
