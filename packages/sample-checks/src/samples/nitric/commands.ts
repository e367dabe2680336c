import type { Node } from 'web-tree-sitter';
import { cli, type CliCommand, type CliFlag } from '@nitric-docs/nitric-facts';
import { currentRelease } from '@nitric-docs/nitric-facts/releases';
import type { Diagnostic } from '../contracts';

interface Word {
  text: string;
  line: number;
  column: number;
}

const QUOTES = /^(["'])(.*)\1$/s;

const wordOf = (node: Node): Word => ({
  text: node.text.replace(QUOTES, '$2'),
  line: node.startPosition.row + 1,
  column: node.startPosition.column + 1,
});

/** The arguments of each command of the Nitric CLI, including those in pipes, loops, and substitutions. */
export const nitricCommands = (root: Node): Word[][] =>
  root
    .descendantsOfType('command')
    .filter((command) => command?.childForFieldName('name')?.text === 'nitric')
    .map((command) =>
      (command?.childrenForFieldName('argument') ?? []).flatMap((node) =>
        node ? [wordOf(node)] : [],
      ),
    );

const byPath = new Map(
  cli.commands.flatMap((command) =>
    [command.command, ...(command.aliases ?? [])].map((path) => [path, command] as const),
  ),
);

const diagnostic = ({ line, column }: Word, message: string): Diagnostic => ({
  line,
  column,
  code: 'nitric-cli',
  message,
});

/** Finds the longest known command at the start of the words. */
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

function extraArgument(word: Word, path: string, { args }: CliCommand): Diagnostic {
  const below = [...byPath.keys()].filter((other) => other.startsWith(`${path} `));
  return diagnostic(
    word,
    below.length > 0
      ? `unknown command "${path} ${word.text}". Accepted: ${below.join(', ')}.`
      : `unexpected argument "${word.text}": "${path}" accepts ${args === 0 ? 'no arguments' : `at most ${args}`}.`,
  );
}

function flagNamed(text: string, { flags }: CliCommand): CliFlag | undefined {
  const [name = ''] = text.split('=');
  return [...flags, ...cli.globalFlags].find((flag) => flag.name === name || flag.short === name);
}

function unknownFlag(word: Word, path: string, { flags }: CliCommand): Diagnostic {
  const accepted = [...flags, ...cli.globalFlags]
    .filter(({ uncertain }) => !uncertain)
    .map(({ name, short }) => (short === undefined ? name : `${name} (${short})`));
  return diagnostic(
    word,
    `unknown flag "${word.text.split('=')[0]}" of "${path}". Accepted: ${accepted.join(', ')}.`,
  );
}

/** Reports flags that the command doesn't have, or accepts but ignores. */
function validateFlag(word: Word, path: string, command: CliCommand): Diagnostic[] {
  const flag = flagNamed(word.text, command);
  if (!flag) {
    return [unknownFlag(word, path, command)];
  }
  return flag.uncertain
    ? [
        diagnostic(
          word,
          `"${path}" ignores the flag "${flag.name}" in ${currentRelease.cli}. Remove it.`,
        ),
      ]
    : [];
}

/** Validates a command against the CLI release in `packages/nitric-facts/data/cli.json`. */
export function validateCommand(words: readonly Word[]): Diagnostic[] {
  const { path, rest } = commandOf(words);
  const command = byPath.get(path);
  if (!command) {
    return [];
  }
  const diagnostics: Diagnostic[] = [];
  let args = 0;
  let isValue = false;
  for (const word of rest) {
    if (isValue) {
      isValue = false;
    } else if (word.text.startsWith('-')) {
      const takesValue = flagNamed(word.text, command)?.value !== undefined;
      isValue = takesValue && !word.text.includes('=');
      diagnostics.push(...validateFlag(word, path, command));
    } else {
      args += 1;
      diagnostics.push(...(args > command.args ? [extraArgument(word, path, command)] : []));
    }
  }
  return diagnostics;
}
