import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse as parseHcl } from '@cdktf/hcl2json';
import Ajv from 'ajv';
import { parse } from 'yaml';

const root = process.cwd();
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });

/** Validates a workflow with the schema of its CI system. @returns the errors */
function validate(schema: string, workflow: unknown): string[] {
  if (!ajv.getSchema(schema)) {
    ajv.addSchema(JSON.parse(read(`tests/ci-schemas/${schema}.json`)) as object, schema);
  }
  ajv.validate(schema, workflow);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** The schema of Azure Pipelines describes numbers as text. */
const parseWorkflow = (schema: string, text: string): unknown =>
  schema === 'azure-pipelines'
    ? parse(text, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value))
    : parse(text);

/** The scripts in a workflow: the values of the keys that hold shell commands. */
function scriptsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(scriptsIn);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const isScript = /^(run|bash|inlineScript|script|before_script)$/.test(key);
    if (isScript && typeof child === 'string') {
      return [child];
    }
    return isScript && Array.isArray(child) ? [child.join('\n')] : scriptsIn(child);
  });
}

/** @returns what bash reports about a script, or an empty text */
const bashErrors = (script: string): string =>
  spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr;

/** The committed and new files of this repository's workflows and of the examples, without ignored ones such as installed packages. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '.github', 'examples'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

const kinds: [schema: string, pattern: RegExp][] = [
  ['github-workflow', /(?:^|\/)\.github\/workflows\/[^/]+\.yml$/],
  ['gitlab-ci', /\/\.gitlab-ci\.yml$/],
  ['azure-pipelines', /^examples\/azure-pipelines\/(azure-pipelines|ci\/stack)\.yml$/],
  ['cloudbuild', /\/cloudbuild[^/]*\.yaml$/],
];
const workflows = kinds.flatMap(([schema, pattern]) =>
  files.filter((file) => pattern.test(file)).map((file) => [file, schema] as const),
);

test('finds workflows of every CI system', () => {
  expect(new Set(workflows.map(([, schema]) => schema)).size).toBe(kinds.length);
});

test.each(workflows)('%s conforms to the schema %s', (file, schema) => {
  expect(validate(schema, parseWorkflow(schema, read(file)))).toEqual([]);
});

test.each(workflows)('the scripts in %s are valid', (file) => {
  // Azure Pipelines and GitHub replace ${{ … }} before a shell sees it.
  const scripts = scriptsIn(parse(read(file))).map((text) =>
    text.replaceAll(/\$\{\{.*?\}\}/g, 'x'),
  );
  expect(scripts.map(bashErrors).join('')).toBe('');
});

test.each(files.filter((file) => file.endsWith('.sh')))('%s is a valid script', (file) => {
  expect(bashErrors(read(file))).toBe('');
  expect(read(file)).toMatch(/^#!\/usr\/bin\/env bash\n/);
});

const policies = files.filter((file) => /\/(ci|aws)\/.*\.json$/.test(file));

test.each(policies)('%s is valid JSON', (file) => {
  const policy = JSON.parse(read(file)) as { Version?: string; Statement?: unknown[] };
  if (file.includes('/aws/')) {
    expect(policy.Version).toBe('2012-10-17');
    expect(policy.Statement).not.toHaveLength(0);
  }
});

const hcl = files.filter((file) => /^examples\/terraform-.*\.tf$/.test(file));

test.each(hcl.map((file) => [file]))('%s is valid HCL', async (file) => {
  await expect(parseHcl(path.basename(file), read(file))).resolves.toBeDefined();
});

test('the scripts that all CI systems share are identical', () => {
  const tools = files.filter((file) => file.endsWith('/ci/tools.sh')).map(read);
  expect(tools).toHaveLength(4);
  expect(new Set(tools).size).toBe(1);
});

// Each of these workflows has one mistake.
test.each([
  ['github-workflow', '/jobs/deploy'],
  ['gitlab-ci', '/deploy'],
  ['azure-pipelines', '/'],
  ['cloudbuild', '/steps/0'],
])('the schema %s rejects a broken workflow', (schema, place) => {
  const errors = validate(
    schema,
    parseWorkflow(schema, read(`tests/fixtures/ci-workflows/${schema}.yml`)),
  );
  expect(errors.join('\n')).toContain(place);
});

test('a broken script is reported', () => {
  const workflow = parse('steps:\n  - run: |\n      if true; then\n        echo open\n') as unknown;
  expect(scriptsIn(workflow).map(bashErrors).join('')).toMatch(/unexpected end of file/);
});
