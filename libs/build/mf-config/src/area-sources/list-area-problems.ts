import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaProblem } from './area-problem.ts';
import { checkImports } from './check-imports.ts';
import { checkRoutes } from './check-routes.ts';
import { checkTexts } from './check-texts.ts';

/**
 * Checks what the compiler does not: components of the declared routes, texts in every language, imports of
 * other areas and of services. Definitions that are computed are not checked.
 *
 * @param root folder of the area
 * @returns the problems, by file and line
 */
export function listAreaProblems(root: string): AreaProblem[] {
  const sources = join(root, 'src');
  const files = existsSync(sources)
    ? readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((file) => join('src', file))
    : [];
  return [...checkRoutes(root), ...checkTexts(root, files), ...checkImports(root, files)].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/**
 * Fails for an area with problems.
 *
 * @throws {Error} one line per problem, as `file:line: message`
 */
export function refuseAreaProblems(root: string): void {
  const problems = listAreaProblems(root);
  if (problems.length > 0)
    throw new Error(
      `The area cannot be built:\n${problems.map(({ file, line, message }) => `  ${file}:${line}: ${message}`).join('\n')}`,
    );
}
