import { posix } from 'node:path';
import { releaseDescriptorSchema, type ReleaseDescriptor } from '@danqing/contracts/releases';
import { refuseTooLarge } from '../publishing/read-build.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';
import { ReleaseError } from '../release/release-error.ts';
import { parseSibling } from '../store/compress.ts';
import { findTypeProblems } from '../store/file-types.ts';

/**
 * Parses the descriptor of an upload before any file is accepted. Checks its form, limits, paths and file
 * types.
 *
 * @throws {ReleaseError} listing every problem
 */
export function readDescriptor(value: unknown): ReleaseDescriptor {
  const result = releaseDescriptorSchema.safeParse(value);
  if (!result.success)
    throw invalid(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  refuseTooLarge(result.data);
  const paths = Object.keys(result.data.files);
  for (const problems of [findNameProblems(paths), findTypeProblems(paths)])
    if (problems.length > 0) throw invalid(problems);
  return result.data;
}

function findNameProblems(paths: readonly string[]): string[] {
  const folders = new Set(paths.flatMap(foldersOf));
  return paths.flatMap((path) => {
    if ([path, ...foldersOf(path)].some(isReserved)) return [`${path}: a reserved name`];
    if (posix.normalize(path) !== path || path === '.' || path.endsWith('/'))
      return [`${path}: not the shortest form of a path`];
    return folders.has(path) ? [`${path}: a file and a folder at once`] : [];
  });
}

const isReserved = (name: string) => name === DESCRIPTOR_FILE || parseSibling(name) !== null;

const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));

const invalid = (problems: string[]) =>
  new ReleaseError('RELEASE_INVALID', 'The descriptor is not one of a release:', problems);
