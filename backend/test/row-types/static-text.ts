import ts from 'typescript';

type Values = ReadonlyMap<ts.Symbol, string>;
const NOTHING: Values = new Map();

/** Returns the constant text of an expression, or undefined if the text is known only at runtime. */
export function staticText(
  checker: ts.TypeChecker,
  node: ts.Expression,
  known: Values = NOTHING,
): string | undefined {
  const textOf = (part: ts.Expression) => staticText(checker, part, known);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map((span) => [textOf(span.expression), span.literal.text]);
    return joined([node.head.text, ...parts.flat()]);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([textOf(node.left), textOf(node.right)]);
  if (ts.isCallExpression(node)) return resultOf(checker, node, textOf);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
    const symbol = declared(checker, node);
    if (!symbol) return undefined;
    const given = known.get(symbol);
    if (given !== undefined) return given;
    const declaration = symbol.valueDeclaration;
    const isConstant =
      declaration &&
      ((ts.isVariableDeclaration(declaration) && isConst(declaration)) ||
        ts.isPropertyAssignment(declaration));
    return isConstant && declaration.initializer ? staticText(checker, declaration.initializer) : undefined;
  }
  return undefined;
}

const joined = (parts: (string | undefined)[]) => (parts.includes(undefined) ? undefined : parts.join(''));

const isConst = (declaration: ts.VariableDeclaration) =>
  (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;

function declared(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Result of a function that is one expression of its parameters. */
function resultOf(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  textOf: (argument: ts.Expression) => string | undefined,
): string | undefined {
  const declaration = declared(checker, call.expression)?.valueDeclaration;
  const fn = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  if (!fn || !(ts.isArrowFunction(fn) || ts.isFunctionDeclaration(fn))) return undefined;
  const result = onlyResult(fn);
  if (!result) return undefined;
  const known = new Map<ts.Symbol, string>();
  for (const [n, parameter] of fn.parameters.entries()) {
    const given = call.arguments[n] ?? parameter.initializer;
    const symbol = checker.getSymbolAtLocation(parameter.name);
    const text = given && textOf(given);
    if (symbol && text !== undefined) known.set(symbol, text);
  }
  return staticText(checker, result, known);
}

function onlyResult({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [only, ...more] = body.statements;
  return only && more.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined;
}
