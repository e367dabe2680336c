import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { testFolder } from '../../../tests/lib/test-folder';
import { skillFiles } from './skills';

const built = testFolder();

test('there is a skill with the cheat sheet of each SDK, and an index with the digests', () => {
  const sdks = ['nodejs', 'python', 'go', 'dart'];
  for (const sdk of sdks) {
    built.write(
      `reference/${sdk}/cheat-sheet.md`,
      `---\ntitle: A\n---\n\n# Cheat sheet\n\nLinks\n\n## Calls of ${sdk}\n\nA table\n`,
    );
  }
  const files = new Map(
    skillFiles(built.path, 'https://example.com/docs').map(({ name, content }) => [name, content]),
  );
  const { skills } = JSON.parse(files.get('index.json') ?? '') as {
    skills: Record<string, string>[];
  };
  expect(skills.map(({ name }) => name)).toEqual(sdks.map((sdk) => `nitric-${sdk}`));
  skills.forEach(({ name, url = '', digest, type }, index) => {
    const content = files.get(url) ?? '';
    expect(type).toBe('skill-md');
    expect(digest).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);

    const [, header = '', body = ''] = content.split('---\n');
    const { name: own, description } = parse(header) as Record<string, string>;
    expect(own).toBe(name);
    expect(own).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(description?.length).toBeLessThanOrEqual(1024);
    expect(body).toContain(`\n## Calls of ${sdks[index]}\n\nA table\n`);
    expect(body).not.toContain('Links');
    expect(body).toContain(`https://example.com/docs/reference/${sdks[index]}/llms.txt`);
  });
});
