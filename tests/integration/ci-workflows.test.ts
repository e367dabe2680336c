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
function validate(schema: string, text: string): string[] {
  if (!ajv.getSchema(schema)) {
    ajv.addSchema(JSON.parse(read(`tests/ci-schemas/${schema}.json`)) as object, schema);
  }
  // The schema of Azure Pipelines describes numbers as text.
  const workflow: unknown = parse(text, (_key, value: unknown) =>
    schema === 'azure-pipelines' && typeof value === 'number' ? String(value) : value,
  );
  ajv.validate(schema, workflow);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** The scripts in a workflow: the values of the keys that hold shell commands. */
function scriptsIn(workflow: string): string[] {
  const scripts: string[] = [];
  parse(workflow, (key, value: unknown) => {
    if (/^(run|bash|inlineScript|script|before_script)$/.test(String(key))) {
      scripts.push([value].flat().join('\n'));
    }
    return value;
  });
  return scripts;
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

test.each(workflows)('%s conforms to the schema %s, and its scripts are valid', (file, schema) => {
  expect(validate(schema, read(file))).toEqual([]);
  // Azure Pipelines and GitHub replace ${{ … }} before a shell sees it.
  const scripts = scriptsIn(read(file)).map((text) => text.replaceAll(/\$\{\{.*?\}\}/g, 'x'));
  expect(scripts.map(bashErrors).join('')).toBe('');
});

test.each(files.filter((file) => file.endsWith('.sh')))('%s is a valid script', (file) => {
  expect(bashErrors(read(file))).toBe('');
  expect(read(file)).toMatch(/^#!\/usr\/bin\/env bash\n/);
});

test.each(files.filter((file) => /\/(ci|aws)\/.*\.json$/.test(file)))(
  '%s is valid JSON',
  (file) => {
    const expected = file.includes('/aws/') ? { Version: '2012-10-17' } : {};
    expect(JSON.parse(read(file))).toMatchObject(expected);
  },
);

test.each(files.filter((file) => /^examples\/terraform-.*\.tf$/.test(file)))(
  '%s is valid HCL',
  async (file) => {
    await expect(parseHcl(path.basename(file), read(file))).resolves.toBeDefined();
  },
);

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
  const errors = validate(schema, read(`tests/fixtures/ci-workflows/${schema}.yml`));
  expect(errors.join('\n')).toContain(place);
});

test('a broken script is reported', () => {
  const workflow = 'steps:\n  - run: |\n      if true; then\n        echo open\n';
  expect(scriptsIn(workflow).map(bashErrors).join('')).toMatch(/unexpected end of file/);
});
