import type { Node } from 'web-tree-sitter';
import { readDartApi } from '@nitric-docs/nitric-facts/sdk-api';
import type { Diagnostic, LanguageChecker } from '../../contracts';
import { eachSample } from '../each-sample';
import { treeDiagnostics } from '../tree-sitter';
import { expressionResolvers } from './expressions';
import { declareFunctions } from './functions';
import { resolveMember } from './selectors';
import { childOf, childrenOf, descendantsOf } from './nodes';
import { Program } from './program';
import { Scope } from './scope';
import { SdkTypes } from './sdk-types';
import { statementResolvers } from './statements';

/** Reports types that don't exist, and values of enums in patterns, such as `case BlobEventType.write`. */
function checkTypeNames(program: Program): void {
  for (const node of descendantsOf(program.root, 'type_identifier')) {
    const type = program.find(node.text);
    const hasPrefix = node.previousSibling?.type === '.';
    const name = node.parent?.type === 'qualified' ? childOf(node.parent, 'identifier') : undefined;
    if (!type && !hasPrefix) {
      program.reportUndefined(node);
    } else if (type && name) {
      resolveMember(program, type, name);
    }
  }
}

function diagnosticsOf(root: Node, types: SdkTypes): Diagnostic[] {
  const program = new Program(root, types);
  const scope = new Scope(program, { ...expressionResolvers, ...statementResolvers });
  checkTypeNames(program);
  declareFunctions(scope, root);
  scope.resolveAll(childrenOf(root));
  return program.diagnostics.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Checks the syntax of Dart samples, and what they use of the SDK against the description of its public interface. */
export const checker: LanguageChecker = {
  outcome: 'types',
  check: (samples, version) => {
    const types = new SdkTypes(readDartApi(version));
    return eachSample(samples, (sample) =>
      treeDiagnostics(sample, (root) => (root.hasError ? [] : diagnosticsOf(root, types))),
    );
  },
};
