import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A letter, then signs of 64: enough for some hundred classes; two with one name stop the build. */
const LENGTH = 4;

function shortHash(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  const [first = 0] = digest;
  return LETTERS.charAt(first % LETTERS.length) + digest.toString('base64url').slice(2, LENGTH + 1);
}

/** Short names for the classes of CSS modules, the same in the bundles of server and browser. */
export class ClassNames {
  private readonly owners = new Map<string, string>();
  /** @param siteDir folder that files are named from: names are the same on every machine */
  constructor(private readonly siteDir: string) {}

  /**
   * @param file the style sheet
   * @param local the class as the style sheet has it
   * @throws when another class has the same name
   */
  nameOf(file: string, local: string): string {
    const owner = `.${local} of ${path.relative(this.siteDir, file).split(path.sep).join('/')}`;
    const name = shortHash(owner);
    const other = this.owners.get(name) ?? owner;
    if (other !== owner) {
      throw new Error(
        `css-purge: ${owner} and ${other} would both be called ${name}. Rename one of them.`,
      );
    }
    this.owners.set(name, owner);
    return name;
  }
}
