import path from 'node:path';
import ts from 'typescript';
import { staticText } from './static-text.js';

export interface DeclaredRow {
  /** Path and line of the call. */
  at: string;
  sql: string;
  /** Kind of each field, as `kindOf` names it. */
  fields: Record<string, { kind: string; isOptional: boolean }>;
}

const ASKS = new Set(['query', 'one', 'only']);
const ASKED = new Set(['Database', 'Tx', 'Statements']);
const backend = path.join(__dirname, '../..');

/** Returns all statements with static text and declared row types, and the texts that are known only at runtime. */
export function declaredRows(): { rows: DeclaredRow[]; others: string[] } {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(backend, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  const files = config!.fileNames.filter(
    (file) => file.startsWith(path.join(backend, 'src')) && !file.endsWith('.spec.ts'),
  );
  const host = ts.createCompilerHost(config!.options);
  host.getDefaultLibLocation = () => path.join(backend, '../node_modules/typescript/lib');
  const program = ts.createProgram(files, config!.options, host);
  const checker = program.getTypeChecker();
  const rows: DeclaredRow[] = [];
  const others: string[] = [];
  const visit = (node: ts.Node, file: ts.SourceFile) => {
    if (ts.isCallExpression(node) && asksForRows(checker, node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const at = `${path.relative(backend, file.fileName)}:${line + 1}`;
      const sql = staticText(checker, node.arguments[0]!);
      if (sql === undefined) others.push(at);
      else rows.push({ at, sql, fields: fieldsOf(checker, node.typeArguments![0]!) });
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file, file);
  return { rows, others };
}

function asksForRows(checker: ts.TypeChecker, { expression, typeArguments }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ASKS.has(expression.name.text) || !typeArguments)
    return false;
  return ASKED.has(checker.getTypeAtLocation(expression.expression).symbol?.name);
}

function fieldsOf(checker: ts.TypeChecker, row: ts.TypeNode): DeclaredRow['fields'] {
  const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(row));
  return Object.fromEntries(
    properties.map((property) => [
      property.name,
      {
        kind: kindOf(checker.getNonNullableType(checker.getTypeOfSymbol(property))),
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      },
    ]),
  );
}

function kindOf(type: ts.Type): string {
  if (type.isUnion()) {
    const kinds = new Set(type.types.map((each) => kindOf(each)));
    return kinds.size === 1 ? [...kinds][0]! : 'any';
  }
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  if (type.symbol?.name === 'Date') return 'Date';
  return type.flags & ts.TypeFlags.Object ? 'object' : 'any';
}
