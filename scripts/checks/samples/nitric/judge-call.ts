import { cli, type CliCommand, type CliFlag } from '../../../../src/config/data/cli-data';
import type { Remark } from '../each-sample';
import type { NitricCall, Word } from './calls';

const byPath = new Map(
  cli.commands.flatMap((command) =>
    [command.command, ...(command.aliases ?? [])].map((path) => [path, command] as const),
  ),
);

const remark = ({ line, column }: Word, message: string): Remark => ({
  line,
  column,
  code: 'nitric-cli',
  message,
});

/** The longest command that the words begin with. */
function commandOf(words: readonly Word[]): { path: string; rest: readonly Word[] } {
  let path = 'nitric';
  let used = 0;
  for (const { text } of words) {
    if (!byPath.has(`${path} ${text}`)) {
      break;
    }
    path = `${path} ${text}`;
    used += 1;
  }
  return { path, rest: words.slice(used) };
}

function judgeExtraWord(word: Word, path: string, { args }: CliCommand): Remark {
  const below = [...byPath.keys()].filter((other) => other.startsWith(`${path} `));
  return remark(
    word,
    below.length > 0
      ? `"${path} ${word.text}" is no command. Accepted: ${below.join(', ')}.`
      : `"${path}" takes ${args === 0 ? 'no arguments' : `at most ${args} arguments`}; "${word.text}" is one too many.`,
  );
}

function flagNamed(text: string, { flags }: CliCommand): CliFlag | undefined {
  const [name = ''] = text.split('=');
  return [...flags, ...cli.globalFlags].find((flag) => flag.name === name || flag.short === name);
}

function unknownFlag(word: Word, path: string, { flags }: CliCommand): Remark {
  const accepted = [...flags, ...cli.globalFlags]
    .filter(({ uncertain }) => !uncertain)
    .map(({ name, short }) => (short === undefined ? name : `${name} (${short})`));
  return remark(
    word,
    `"${path}" has no flag "${word.text.split('=')[0]}". Accepted: ${accepted.join(', ')}.`,
  );
}

/** What is wrong with a flag: the command doesn't have it, or does nothing with it. */
function judgeFlag(word: Word, path: string, command: CliCommand): Remark[] {
  const flag = flagNamed(word.text, command);
  if (!flag) {
    return [unknownFlag(word, path, command)];
  }
  return flag.uncertain
    ? [
        remark(
          word,
          `"${path}" accepts "${flag.name}" and does nothing with it at ${cli.release}. Leave it out.`,
        ),
      ]
    : [];
}

/** Checks a call against the commands and flags of the CLI release in `src/config/data/cli.json`. */
export function judgeCall({ words }: NitricCall): Remark[] {
  const { path, rest } = commandOf(words);
  const command = byPath.get(path);
  if (!command) {
    return [];
  }
  const remarks: Remark[] = [];
  let args = 0;
  let isValue = false;
  for (const word of rest) {
    if (isValue) {
      isValue = false;
    } else if (word.text.startsWith('-')) {
      const takesValue = flagNamed(word.text, command)?.takesValue === true;
      isValue = takesValue && !word.text.includes('=');
      remarks.push(...judgeFlag(word, path, command));
    } else {
      args += 1;
      remarks.push(...(args > command.args ? [judgeExtraWord(word, path, command)] : []));
    }
  }
  return remarks;
}
