import { cli, type CliCommand, type CliFlag } from '@nitric-docs/nitric-facts';
import { anchored, code, join, linked, markdown, text, type Cell } from './cells';
import { oneOf } from '../../lib/jsx-attributes';
import { tableElement } from './element';
import { defaultCell, keyTable, meaningCell, selectKeys } from './key-table';

/** All names of a command, the short ones first. */
const namesOf = ({ command, aliases = [] }: CliCommand): string[] => [...aliases, command];

const commandTable = tableElement({}, () => ({
  columns: ['Command', 'What it does'],
  rows: cli.commands.map((command) => {
    const [first = command.command, ...others] = namesOf(command);
    const also = others.length > 0 ? [...text(', or '), ...join(others.map(code))] : [];
    return [[...linked(code(first), command.section), ...also], markdown(command.summary)];
  }),
}));

function flagsOf(command: string | undefined): readonly CliFlag[] {
  if (command === undefined) {
    return cli.globalFlags;
  }
  const known = oneOf('command', command, cli.commands.flatMap(namesOf));
  return cli.commands.find((item) => namesOf(item).includes(known))?.flags ?? [];
}

/** `--stack <stack>`, `-s`. */
function flagCell({ name, short, value }: CliFlag, id: string): Cell {
  const long = code(value === undefined ? name : `${name} <${value}>`);
  return [...anchored(long, id), ...(short === undefined ? [] : [...text(', '), ...code(short)])];
}

const flagTable = tableElement({ command: false }, ({ command }, { anchor }) => ({
  columns: ['Flag', 'Default', 'Meaning'],
  rows: flagsOf(command)
    .filter(({ uncertain }) => !uncertain)
    .map((flag) => [
      flagCell(flag, anchor(`${command ?? 'nitric'} ${flag.name}`)),
      defaultCell(flag.default, flag.value === undefined ? 'Off' : 'None'),
      meaningCell(flag),
    ]),
}));

const fileTable = tableElement({ file: true, keys: false }, ({ file, keys }, context) => {
  const files = Object.values(cli.files);
  const names = files.map((item) => item.file);
  const name = oneOf('file', file, names);
  const rows = files.find((item) => item.file === name)?.keys ?? [];
  return keyTable(selectKeys(rows, keys), context);
});

const environmentTable = tableElement({ scope: true }, ({ scope }, { anchor }) => {
  const known = oneOf('scope', scope, [...new Set(cli.environment.map((item) => item.scope))]);
  return {
    columns: ['Variable', 'Default', 'Meaning'],
    rows: cli.environment
      .filter((item) => item.scope === known)
      .map(({ name, default: value, meaning }) => [
        anchored(code(name), anchor(`env ${name}`)),
        defaultCell(value, 'None'),
        markdown(meaning),
      ]),
  };
});

export const cliTables = {
  CliCommandTable: commandTable,
  CliFlagTable: flagTable,
  CliFileTable: fileTable,
  CliEnvTable: environmentTable,
} as const;
