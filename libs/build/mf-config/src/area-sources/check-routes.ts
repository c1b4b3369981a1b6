import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { AreaProblem } from './area-problem.ts';
import { lineOf, parseSource } from './parse-source.ts';

const MANIFEST = 'area.json';
const DEFINITION = 'src/area.ts';

/** Compares the routes of area.json with the components that `defineArea` in src/area.ts names. */
export function checkRoutes(root: string): AreaProblem[] {
  if (!existsSync(join(root, DEFINITION))) return [];
  const definition = parseSource(root, DEFINITION);
  const routes = findRoutes(definition);
  if (!routes || !routes.properties.every(isNamed)) return [];
  const components = new Map(routes.properties.filter(isNamed).map((entry) => [entry.name.text, entry]));
  const text = readFileSync(join(root, MANIFEST), 'utf8');
  const manifest = ts.parseJsonText(MANIFEST, text);
  const declared = declaredRoutes(manifest);
  const at = lineOf(definition, routes);
  return [
    ...declared
      .filter(({ text: id }) => !components.has(id))
      .map((id) => ({
        file: MANIFEST,
        line: lineOf(manifest, id),
        message: `the route "${id.text}" has no component. Add it to routes in ${DEFINITION}:${at}, or remove it here.`,
      })),
    ...[...components]
      .filter(([id]) => !declared.some(({ text: other }) => other === id))
      .map(([id, entry]) => ({
        file: DEFINITION,
        line: lineOf(definition, entry),
        message: `${MANIFEST} has no route "${id}". Declare it there with its path, or remove the component.`,
      })),
  ];
}

type NamedEntry = (ts.PropertyAssignment | ts.ShorthandPropertyAssignment) & {
  name: ts.Identifier | ts.StringLiteral;
};

const isNamed = (entry: ts.ObjectLiteralElementLike): entry is NamedEntry =>
  (ts.isPropertyAssignment(entry) || ts.isShorthandPropertyAssignment(entry)) &&
  (ts.isIdentifier(entry.name) || ts.isStringLiteral(entry.name));

function findRoutes(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineArea') {
    const [argument] = node.arguments;
    return argument && ts.isObjectLiteralExpression(argument) ? objectAt(argument, 'routes') : undefined;
  }
  return ts.forEachChild(node, findRoutes);
}

const valueOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.find(
    (entry): entry is ts.PropertyAssignment =>
      ts.isPropertyAssignment(entry) && isNamed(entry) && entry.name.text === name,
  )?.initializer;

function objectAt(object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralExpression | undefined {
  const value = valueOf(object, name);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function declaredRoutes(manifest: ts.JsonSourceFile): ts.StringLiteral[] {
  const content = manifest.statements[0]?.expression;
  const routes = content && ts.isObjectLiteralExpression(content) ? valueOf(content, 'routes') : undefined;
  if (!routes || !ts.isArrayLiteralExpression(routes)) return [];
  return routes.elements
    .filter(ts.isObjectLiteralExpression)
    .map((route) => valueOf(route, 'id'))
    .filter((id): id is ts.StringLiteral => id !== undefined && ts.isStringLiteral(id));
}
