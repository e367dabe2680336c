import type { Node } from 'web-tree-sitter';
import {
  callOf,
  callsIn,
  descendants,
  elementsOf,
  literalsOf,
  parseGo,
  stringOf,
  stringsIn,
  unreadable,
  type Call,
  type GoFile,
} from './go-source';

export interface FlagFacts {
  name: string;
  short?: string;
  takesValue: boolean;
  default?: string;
}

export interface CommandFacts {
  /** Full name: `nitric stack new`. */
  command: string;
  aliases: string[];
  /** Maximum number of arguments. Undefined if the source doesn't limit it. */
  args?: number;
  flags: FlagFacts[];
}

interface CommandNode {
  use: string;
  aliases: string[];
  args?: number;
  /** Name of the variable with the parent. */
  parent?: string;
}

/** Methods that define a flag: `BoolVarP`, `StringP`, `VarP`. */
const DEFINES_FLAG =
  /^(?:(Bool)|String|StringSlice|StringArray|StringToString|Int|Float64|Duration)?(Var)?(P)?$/;
const READS_FLAG = /^(?:Get\w+|Lookup|Changed|Set\w*|Parse\w*|Args|NArg)$/;

function addTo<Item>(lists: Map<string, Item[]>, key: string, items: readonly Item[]): void {
  lists.set(key, [...(lists.get(key) ?? []), ...items]);
}

/** Returns `newCmd` for `newCmd.Flags()` and `newCmd.PersistentFlags()`. */
function flagSetOf(node: Node | undefined): string | undefined {
  const call = callOf(node);
  return call && /^(?:Persistent)?Flags$/.test(call.name) ? call.receiver?.text : undefined;
}

/** Returns the default of a flag. `Var` has no argument for it, and flags without a value have no text for it. */
function defaultOf(method: string, value: Node | undefined): string | undefined {
  const hasDefault = !/^(?:VarP?|Bool\w*)$/.test(method);
  const text = stringOf(value) ?? value?.text;
  return hasDefault && text !== '' ? text : undefined;
}

function flagOf(file: GoFile, { name: method, args, node }: Call): FlagFacts {
  const [, isBool, hasVariable, hasShort] = DEFINES_FLAG.exec(method) ?? [];
  const [nameNode, ...rest] = hasVariable ? args.slice(1) : args;
  const name = stringOf(nameNode);
  if (name === undefined) {
    throw unreadable(file, node, 'the definition of a flag');
  }
  const short = hasShort ? stringOf(rest[0]) : undefined;
  const value = defaultOf(method, rest[hasShort ? 1 : 0]);
  return {
    name: `--${name}`,
    ...(short ? { short: `-${short}` } : {}),
    takesValue: !isBool,
    ...(value === undefined ? {} : { default: value }),
  };
}

/** A call that defines flags, and the variable or the function that gets them. */
interface FlagCall {
  file: GoFile;
  owner: string;
  call: Call;
}

function flagCalls(files: readonly GoFile[]): FlagCall[] {
  return files.flatMap((file) =>
    descendants(file.root, 'function_declaration').flatMap((outer) => {
      const parameters = outer.childForFieldName('parameters')?.text ?? '';
      const name = outer.childForFieldName('name')?.text ?? '';
      return callsIn(outer).flatMap((call): FlagCall[] => {
        const set = flagSetOf(call.receiver);
        if (set === undefined || READS_FLAG.test(call.name)) {
          return [];
        }
        const isParameter = new RegExp(`\\b${set} \\*cobra\\.Command`).test(parameters);
        return [{ file, owner: isParameter ? name : set, call }];
      });
    }),
  );
}

/** Reads the flags by the name of the variable or the function that has them. */
function flagsByOwner(files: readonly GoFile[]): Map<string, FlagFacts[]> {
  const flags = new Map<string, FlagFacts[]>();
  const copies: { from: string; to: string }[] = [];
  for (const { file, owner, call } of flagCalls(files)) {
    if (call.name === 'AddFlagSet') {
      copies.push({ from: flagSetOf(call.args[0]) ?? '', to: owner });
    } else if (DEFINES_FLAG.test(call.name)) {
      addTo(flags, owner, [flagOf(file, call)]);
    } else {
      throw unreadable(file, call.node, 'the call on a flag set');
    }
  }
  copies.forEach(({ from, to }) => addTo(flags, to, flags.get(from) ?? []));
  return flags;
}

/** Returns the limit of `cobra.MaximumNArgs(2)` and `cobra.ExactArgs(0)`. */
function argumentLimit(node: Node | undefined): number | undefined {
  const call = callOf(node);
  const limits = call && ['MaximumNArgs', 'ExactArgs'].includes(call.name);
  return limits ? Number(call.args[0]?.text) : undefined;
}

function commandNodes(files: readonly GoFile[]): Map<string, CommandNode> {
  const nodes = new Map<string, CommandNode>();
  for (const file of files) {
    for (const { name, literal } of literalsOf(file.root, /^cobra\.Command$/)) {
      const fields = new Map(elementsOf(literal).map(({ key, value }) => [key.text, value]));
      const use = stringOf(fields.get('Use'));
      const aliases = fields.get('Aliases');
      const args = argumentLimit(fields.get('Args'));
      // The command in the function addAlias has no fixed name.
      if (use !== undefined) {
        nodes.set(name, {
          use: use.split(' ')[0] ?? '',
          aliases: aliases ? stringsIn(aliases) : [],
          ...(args === undefined ? {} : { args }),
        });
      }
    }
  }
  return nodes;
}

const callsTo = ({ root }: GoFile, name: string): Call[] =>
  callsIn(root).filter((call) => call.name === name);

/** Returns the variable of `AddCommand(runCmd)` and `AddCommand(tui.AddDependencyCheck(runCmd, …))`. */
function addedCommand(argument: Node | undefined): string | undefined {
  return argument?.type === 'identifier' ? argument.text : callOf(argument)?.args[0]?.text;
}

/** Sets the parents of commands from `AddCommand`. */
function setParents(files: readonly GoFile[], nodes: Map<string, CommandNode>): void {
  for (const file of files) {
    for (const { receiver, args, node } of callsTo(file, 'AddCommand')) {
      const added = nodes.get(addedCommand(args[0]) ?? '');
      if (added && receiver) {
        added.parent = receiver.text;
      } else if (args[0]?.text !== 'alias') {
        throw unreadable(file, node, 'the added command');
      }
    }
  }
}

/** Reads the other names of commands from `addAlias("stack update", "up", true)`. */
function readAliases(files: readonly GoFile[]): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const { args } of files.flatMap((file) => callsTo(file, 'addAlias'))) {
    const [from = '', to = ''] = args.map((arg) => stringOf(arg));
    addTo(aliases, `nitric ${from}`, [`nitric ${to}`]);
  }
  return aliases;
}

/** Adds the flags of functions to the commands that call them: `AddOptions(stackUpdateCmd, false)`. */
function addFlagsOfFunctions(files: readonly GoFile[], flags: Map<string, FlagFacts[]>): void {
  const calls = files.flatMap(({ root }) => callsIn(root)).filter(({ receiver }) => !receiver);
  for (const { name, args } of calls) {
    const added = flags.get(name);
    if (added && args[0]) {
      addTo(flags, args[0].text, added);
    }
  }
}

/** Reads the commands of the CLI, and the flags that all commands accept. */
export async function readCommands(
  checkout: string,
): Promise<{ commands: CommandFacts[]; globalFlags: FlagFacts[] }> {
  const files = await parseGo(checkout, 'cmd');
  const nodes = commandNodes(files);
  const flags = flagsByOwner(files);
  addFlagsOfFunctions(files, flags);
  setParents(files, nodes);
  const shortcuts = readAliases(files);
  const pathOf = ({ use, parent }: CommandNode): string => {
    const above = parent === undefined ? undefined : nodes.get(parent);
    return above ? `${pathOf(above)} ${use}` : use;
  };
  const commands = [...nodes].map(([variable, node]): CommandFacts => {
    const command = pathOf(node);
    const prefix = command.slice(0, command.lastIndexOf(' '));
    const aliases = node.aliases.map((alias) => `${prefix} ${alias}`);
    return {
      command,
      aliases: [...(shortcuts.get(command) ?? []), ...aliases].filter((name) => name !== command),
      ...(node.args === undefined ? {} : { args: node.args }),
      flags: node.parent === undefined ? [] : (flags.get(variable) ?? []),
    };
  });
  const [root] = [...nodes].find(([, { parent }]) => parent === undefined) ?? [];
  return { commands, globalFlags: flags.get(root ?? '') ?? [] };
}
