import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { skillFiles, type SkillFile } from './skills';

const SDKS = ['nodejs', 'python', 'go', 'dart'];

let files: SkillFile[];
beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-'));
  for (const sdk of SDKS) {
    const reference = path.join(folder, 'reference', sdk);
    fs.mkdirSync(reference, { recursive: true });
    fs.writeFileSync(
      path.join(reference, 'cheat-sheet.md'),
      `---\ntitle: A\n---\n\n# Cheat sheet\n\nLinks\n\n## Calls of ${sdk}\n\nA table\n`,
    );
  }
  files = skillFiles(folder, 'https://example.com/docs');
  fs.rmSync(folder, { recursive: true });
});

const contentOf = (name: string): string => files.find((one) => one.name === name)?.content ?? '';

test.each(SDKS)('the skill of %s follows the specification and has the cheat sheet', (sdk) => {
  const [, header = '', body = ''] = contentOf(`nitric-${sdk}/SKILL.md`).split('---\n');
  const { name, description } = parse(header) as Record<string, string>;
  expect(name).toBe(`nitric-${sdk}`);
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(description?.length).toBeLessThanOrEqual(1024);
  expect(body).toContain(`\n## Calls of ${sdk}\n\nA table\n`);
  expect(body).not.toContain('Links');
  expect(body).toContain(`https://example.com/docs/reference/${sdk}/llms.txt`);
});

test('the index names each skill with the digest of its file', () => {
  const { skills } = JSON.parse(contentOf('index.json')) as { skills: Record<string, string>[] };
  expect(skills.map(({ name }) => name)).toEqual(SDKS.map((sdk) => `nitric-${sdk}`));
  for (const { url = '', digest, type } of skills) {
    expect(type).toBe('skill-md');
    expect(digest).toBe(`sha256:${createHash('sha256').update(contentOf(url)).digest('hex')}`);
  }
});
