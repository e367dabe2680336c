import type { AwsPermissions } from './deployer-data';

export interface PolicyValues {
  region: string;
  account: string;
  project: string;
  /** ID of the hosted zone, for custom domains. */
  zone: string;
}

/** The values that pages show, and that readers replace. */
export const sampleValues: PolicyValues = {
  region: 'us-east-1',
  account: '111122223333',
  project: 'your-project',
  zone: 'Z0123456789ABCDEFGHIJ',
};

interface Statement {
  Sid: string;
  Effect: 'Allow';
  Action: string | string[];
  Resource: string | string[];
  Condition?: AwsPermissions['scopes'][number]['condition'];
}

export interface Policy {
  Version: '2012-10-17';
  Statement: Statement[];
}

/** IAM and readers prefer one text to a list with one entry. */
const oneOrMore = (values: readonly string[]): string | string[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : [...values];

/** Replaces `{region}` and the other placeholders in all texts of a value. */
function filled<Value>(value: Value, values: PolicyValues): Value {
  const text = JSON.stringify(value).replaceAll(
    /\{(region|account|project|zone)\}/g,
    (_match, name: keyof PolicyValues) => values[name],
  );
  return JSON.parse(text) as Value;
}

/** The policy for building blocks: one statement for each scope, with the actions of all resources that use it. */
export function policyOf(
  { scopes, needs }: AwsPermissions,
  blocks: readonly string[],
  values: PolicyValues = sampleValues,
): Policy {
  const chosen = needs.filter(({ block }) => blocks.includes(block));
  const statements = scopes.flatMap(({ id, sid, resources, condition }): Statement[] => {
    const actions = [...new Set(chosen.flatMap(({ grants }) => grants[id] ?? []))].sort();
    if (actions.length === 0) {
      return [];
    }
    const [Action, Resource] = [oneOrMore(actions), oneOrMore(resources)];
    const Condition = condition && { Condition: condition };
    return [{ Sid: sid, Effect: 'Allow', Action, Resource, ...Condition }];
  });
  return { Version: '2012-10-17', Statement: filled(statements, values) };
}
