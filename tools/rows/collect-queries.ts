import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from '../steps.ts';
import { StatementReader } from './read-statements.ts';

const SOURCES = ['services/*/src/**/*.ts', 'libs/server/nest-kit/src/**/*.ts'];
const NOT_CHECKED = /\.(test|bench)\.ts$|\/testing\/|\/migrations\//;

export interface Query {
  /** `<file>:<line>` */
  place: string;
  /** Every text that the statement can have; null if it cannot be determined. */
  texts: string[] | null;
  /** Type that the call resolves to; null if the caller ignores the result. */
  result: ts.Type | null;
}

export interface CollectedQueries {
  queries: Query[];
  checker: ts.TypeChecker;
}

/**
 * Collects the calls of `query`, and the statements of `JsonQueries`, in services and nest-kit.
 *
 * @param workspace folder of the sources
 */
export function collectQueries(workspace = WORKSPACE): CollectedQueries {
  const files = globSync(SOURCES, { cwd: workspace })
    .filter((file) => !NOT_CHECKED.test(file))
    .sort()
    .map((file) => join(workspace, file));
  const { config } = ts.readConfigFile(join(WORKSPACE, 'tsconfig.nest.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WORKSPACE);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const sources = files.map((file) => program.getSourceFile(file)!);
  const reader = new StatementReader(checker, sources);
  const queries: Query[] = [];
  for (const source of sources) {
    const add = (node: ts.Node, text: ts.Expression, result: ts.Type | null) =>
      queries.push({
        place: `${relative(workspace, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
        texts: withoutFetch(reader.read(text)),
        result,
      });
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const [text] = node.arguments;
        const isQuery =
          ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'query';
        if (isQuery && text && !isJsonStatement(checker.getTypeAtLocation(text)))
          add(
            node,
            text,
            isIgnored(node) ? null : (checker.getAwaitedType(checker.getTypeAtLocation(node)) ?? null),
          );
      } else if (ts.isObjectLiteralExpression(node)) {
        const text = node.properties.find((property) => property.name?.getText() === 'text');
        const type = text && ts.isPropertyAssignment(text) ? checker.getContextualType(node) : undefined;
        const [, row] =
          type && isJsonStatement(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
        if (type && isJsonStatement(type))
          add(node, (text as ts.PropertyAssignment).initializer, row ?? null);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { queries, checker };
}

const isJsonStatement = (type: ts.Type): boolean =>
  (type.aliasSymbol ?? type.getSymbol())?.name === 'JsonStatement';

/** The columns of `fetch` are those of its cursor. */
const withoutFetch = (texts: string[] | null): string[] | null =>
  texts?.some((text) => /^\s*fetch\b/i.test(text)) ? null : texts;

function isIgnored(call: ts.Expression): boolean {
  const { parent } = call;
  return ts.isExpressionStatement(parent) || (ts.isAwaitExpression(parent) && isIgnored(parent));
}
