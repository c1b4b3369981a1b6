import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDescriptorSchema, SHELL_AREA, type ReleaseDescriptor } from '@danqing/contracts/releases';
import { DESCRIPTOR_FILE, RELEASE_LIMITS } from '../release/release-limits.ts';
import { shellContract } from '../release/version-range.ts';
import { ReleaseError } from '../release/release-error.ts';
import { sha384 } from '../release/release-id.ts';
import { parseSibling } from '../store/compress.ts';
import { findTypeProblems } from '../store/file-types.ts';
import { listFiles } from '../store/list-files.ts';
import type { StoredFile } from '../store/release-store.ts';

/**
 * Reads the descriptor of a build folder and checks it against the folder. Rejects unlisted or missing files,
 * links and reserved names. `readBuildFiles` checks the bytes.
 *
 * @throws {ReleaseError} listing every problem
 */
export async function readBuild(folder: string): Promise<ReleaseDescriptor> {
  const present = await listFiles(folder).catch((error: unknown) => {
    throw new ReleaseError('RELEASE_INVALID', `${folder} cannot be read: ${(error as Error).message}`);
  });
  const links = present
    .filter((file) => file.kind === 'other')
    .map((file) => `${file.path}: a link or special file`);
  if (links.length > 0) throw invalid(folder, links);
  if (!present.some((file) => file.path === DESCRIPTOR_FILE))
    throw invalid(folder, [`there is no ${DESCRIPTOR_FILE}`]);
  const descriptor = parseDescriptor(folder, await readBounded(folder, DESCRIPTOR_FILE));
  refuseTooLarge(descriptor);
  const listed = Object.keys(descriptor.files);
  const presentPaths = new Set(present.map((file) => file.path).filter((path) => path !== DESCRIPTOR_FILE));
  const problems = [
    ...findTypeProblems(listed),
    ...listed
      .filter((path) => path === DESCRIPTOR_FILE || parseSibling(path))
      .map((path) => `${path}: a reserved name`),
    ...listed
      .filter((path) => !presentPaths.has(path))
      .map((path) => `${path}: listed, but not in the folder`),
    ...[...presentPaths]
      .filter((path) => !Object.hasOwn(descriptor.files, path))
      .map((path) => `${path}: not listed`),
    ...loadedFirst(descriptor)
      .filter((path) => !Object.hasOwn(descriptor.files, path))
      .map((path) => `${path}: to be loaded, but not among the files`),
  ];
  if (descriptor.manifest.area === SHELL_AREA && !shellContract(descriptor))
    problems.push('manifest.contract: a shell states the version it provides, like 1.0.0');
  if (problems.length > 0) throw invalid(folder, problems);
  return descriptor;
}

/**
 * Checks the limits that need only the descriptor.
 *
 * @throws {ReleaseError} RELEASE_TOO_LARGE
 */
export function refuseTooLarge(descriptor: ReleaseDescriptor): void {
  const { files, manifest } = descriptor;
  const { length } = Object.keys(files);
  if (length > RELEASE_LIMITS.files)
    throw new ReleaseError(
      'RELEASE_TOO_LARGE',
      `The descriptor lists ${length} files; a release may hold ${RELEASE_LIMITS.files}.`,
    );
  const first = loadedFirst(descriptor);
  const hashes = first.map((path) => [path, files[path]]);
  const bytes = Buffer.byteLength(JSON.stringify([manifest, first, hashes]));
  if (bytes > RELEASE_LIMITS.pageBytes)
    throw new ReleaseError(
      'RELEASE_TOO_LARGE',
      `Every page carries area.json and the names and hashes of what is loaded first: ${bytes} bytes; they may have ${RELEASE_LIMITS.pageBytes}.`,
    );
}

const loadedFirst = ({ scripts, styles, texts }: ReleaseDescriptor): string[] => [
  ...scripts,
  ...styles,
  ...Object.values(texts ?? {}),
];

/**
 * Yields the listed files in sequence, each verified against its hash.
 *
 * @throws {ReleaseError} at the first file that differs
 */
export async function* readBuildFiles(
  folder: string,
  descriptor: ReleaseDescriptor,
): AsyncGenerator<StoredFile> {
  let total = 0;
  for (const [path, hash] of Object.entries(descriptor.files)) {
    const bytes = await readBounded(folder, path);
    total += bytes.length;
    if (total > RELEASE_LIMITS.totalBytes)
      throw new ReleaseError(
        'RELEASE_TOO_LARGE',
        `${folder} holds more than ${RELEASE_LIMITS.totalBytes} bytes.`,
      );
    if (sha384(bytes) !== hash)
      throw new ReleaseError(
        'RELEASE_FILE_CHANGED',
        `${path} is not the file that ${DESCRIPTOR_FILE} describes. Build again.`,
      );
    yield { path, bytes };
  }
}

function parseDescriptor(folder: string, bytes: Uint8Array): ReleaseDescriptor {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw invalid(folder, [`${DESCRIPTOR_FILE}: ${(error as Error).message}`]);
  }
  const result = releaseDescriptorSchema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    folder,
    result.error.issues.map((issue) => `${DESCRIPTOR_FILE}: ${issue.path.join('.')}: ${issue.message}`),
  );
}

async function readBounded(folder: string, path: string): Promise<Uint8Array> {
  // Does not follow a link that replaced the file after the folder was listed.
  const file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat();
    if (size > RELEASE_LIMITS.fileBytes)
      throw new ReleaseError(
        'RELEASE_TOO_LARGE',
        `${path} has ${size} bytes; a file may have ${RELEASE_LIMITS.fileBytes}.`,
      );
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function invalid(folder: string, problems: string[]): ReleaseError {
  return new ReleaseError('RELEASE_INVALID', `${folder} is not a release:`, problems);
}
