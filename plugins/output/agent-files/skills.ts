import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackageNameOf } from '@nitric-docs/nitric-facts/releases';
import { stringify } from 'yaml';
import { markdownFileOf } from '../../../src/config/routes';
import { currentVersionOf, sdks, type Sdk } from '../../../src/config/sdks';

/** Identifies the format of the index (https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0). */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

export interface SkillFile {
  /** Path below the folder `agent-skills`. */
  name: string;
  content: string;
}

/** The cheat sheet of an SDK without its title and its links to sections. */
function cheatSheetOf(outDir: string, { id }: Sdk): string {
  const copy = fs.readFileSync(
    path.join(outDir, markdownFileOf(`/reference/${id}/cheat-sheet`)),
    'utf8',
  );
  return copy.slice(copy.indexOf('\n## ') + 1);
}

const bodyOf = ({ id, label }: Sdk, address: string, cheatSheet: string): string =>
  `# Write Nitric services in ${label}

1. Choose the calls from the tables below. An argument with a question mark is optional. Request the permission in the third column with \`allow\` where you declare the resource.
2. Open the page of a call before you use it the first time. Add \`.md\` to its address to read it as Markdown.
3. Find other pages in ${address}/llms.txt, and those of this SDK in ${address}/reference/${id}/llms.txt.
4. Run the project with \`nitric start\`. If a command or a service prints an error, look it up in ${address}/support/errors.md.

${cheatSheet}`;

function skillOf(outDir: string, address: string, sdk: Sdk) {
  const name = `nitric-${sdk.id}`;
  // At most 1,024 characters: what the skill is for and when to use it. Agents read it before they load the skill.
  const description =
    `Declares and uses cloud resources with the Nitric SDK for ${sdk.label}: APIs, buckets, key value stores, queues, topics, secrets, SQL databases, schedules, jobs, and websockets, with the permission of each call. ` +
    `Use it when a project has a nitric.yaml file or its code imports ${sdkPackageNameOf(sdk.id)}.`;
  const header = stringify({ name, description }, { lineWidth: 0 });
  const body = bodyOf(sdk, address, cheatSheetOf(outDir, sdk));
  return { name, description, content: `---\n${header}---\n\n${body}` };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A skill for each SDK, in the format of https://agentskills.io/specification, and the index by which agents find them. Each contains the
 * cheat sheet of its SDK.
 * @param outDir contains the Markdown copies of pages
 * @param address of the published site without a slash at the end
 */
export function skillFiles(outDir: string, address: string): SkillFile[] {
  const skills = sdks
    .filter(({ id }) => currentVersionOf(id) !== undefined)
    .map((sdk) => skillOf(outDir, address, sdk));
  const index = {
    $schema: INDEX_SCHEMA,
    skills: skills.map(({ name, description, content }) => ({
      name,
      type: 'skill-md',
      description,
      // Relative to the index, which the server also offers at the root of the host.
      url: `${name}/SKILL.md`,
      digest: `sha256:${sha256(content)}`,
    })),
  };
  return [
    { name: 'index.json', content: JSON.stringify(index, null, 2) },
    ...skills.map(({ name, content }) => ({ name: `${name}/SKILL.md`, content })),
  ];
}
