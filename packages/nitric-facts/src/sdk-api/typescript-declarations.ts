import fs from 'node:fs';
import ts from 'typescript';
import type { Declarations } from './declaration';

const SDK_MODULE = '@nitric/sdk';

/** The modules that a module publishes with `export * from`, and itself. */
function publishedBy(name: string, modules: ReadonlyMap<string, ts.ModuleBlock>): string[] {
  const others = (modules.get(name)?.statements ?? []).flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? publishedBy(statement.moduleSpecifier.text, modules)
      : [],
  );
  return [name, ...others];
}

/**
 * The declarations in the file with the modules of the Node.js SDK. Methods can be of classes that a program only gets as a result, so
 * classes of all modules count. Properties that are functions count as methods.
 */
export function typescriptDeclarations(file: string): Declarations {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const found: Declarations = new Map();
  const textOf = (node: ts.Node): string => node.getText(source).replace(/\s+/g, ' ');

  function add(name: string, node: ts.Node | undefined): void {
    if (!node || !ts.isFunctionLike(node)) {
      return;
    }
    const { typeParameters = [], parameters, type } = node;
    const generics = typeParameters.map(textOf).join(', ');
    const declaration = {
      typeParameters: generics && `<${generics}>`,
      parameters: parameters.map(textOf).join(', '),
      returns: type ? textOf(type) : '',
    };
    found.set(name, [...(found.get(name) ?? []), declaration]);
  }

  function addMembers(owner: string, members: readonly (ts.ClassElement | ts.TypeElement)[]): void {
    for (const member of members.filter(({ name }) => name)) {
      const isProperty = ts.isPropertyDeclaration(member) || ts.isPropertySignature(member);
      add(`${owner}.${member.name ? textOf(member.name) : ''}`, isProperty ? member.type : member);
    }
  }

  function addStatement(statement: ts.Statement, isPublished: boolean): void {
    if (ts.isClassDeclaration(statement) && statement.name) {
      addMembers(textOf(statement.name), statement.members);
    } else if (isPublished && ts.isFunctionDeclaration(statement) && statement.name) {
      add(textOf(statement.name), statement);
    } else if (isPublished && ts.isVariableStatement(statement)) {
      for (const { name, type } of statement.declarationList.declarations) {
        add(textOf(name), type);
        addMembers(textOf(name), type && ts.isTypeLiteralNode(type) ? type.members : []);
      }
    }
  }

  const modules = new Map<string, ts.ModuleBlock>();
  for (const statement of source.statements) {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      modules.set(statement.name.text, statement.body);
    }
  }
  const published = new Set(publishedBy(SDK_MODULE, modules));
  for (const [name, { statements }] of modules) {
    statements.forEach((statement) => addStatement(statement, published.has(name)));
  }
  return found;
}
