import type { DeployerContent } from '@nitric-docs/nitric-facts';
import { callsIn, descendants, parseGo, stringOf, type GoFile } from './go-source';

export type CreatedResource = DeployerContent['aws']['created'][number];

const FOLDER = 'cloud/aws/deploy';

/** `github.com/pulumi/pulumi-aws/sdk/v5/go/aws/lambda`, but not the package itself, which has no resources. */
const PACKAGE = /^github\.com\/pulumi\/pulumi-(?:aws|awsx)\/sdk\/v\d+\/go\/(aws|awsx)\/(\w+)$/;

/** The modules of Pulumi's packages for AWS, by their name in a file: `awslambda` is `lambda`. */
function modulesOf({ root }: GoFile): Map<string, string> {
  const modules = descendants(root, 'import_spec').flatMap((spec) => {
    const found = PACKAGE.exec(stringOf(spec.childForFieldName('path')) ?? '');
    const [, name, module = ''] = found ?? [];
    const alias = spec.childForFieldName('name')?.text ?? module;
    return found ? [[alias, name === 'awsx' ? `awsx.${module}` : module] as const] : [];
  });
  return new Map(modules);
}

function createdIn(file: GoFile): CreatedResource[] {
  const modules = modulesOf(file);
  return callsIn(file.root).flatMap(({ receiver, name }) => {
    const module = modules.get(receiver?.text ?? '');
    return module !== undefined && name.startsWith('New')
      ? [{ type: `${module}.${name.slice('New'.length)}`, source: file.path }]
      : [];
  });
}

const keyOf = ({ source, type }: CreatedResource): string => `${type} ${source}`;

/**
 * Reads which resource types the AWS provider creates, and in which file.
 * @throws for a source that can't be read
 */
export async function readCreated(checkout: string): Promise<CreatedResource[]> {
  const all = (await parseGo(checkout, FOLDER)).flatMap(createdIn);
  const unique = new Map(all.map((one) => [keyOf(one), one]));
  return [...unique.keys()].sort().flatMap((key) => unique.get(key) ?? []);
}
