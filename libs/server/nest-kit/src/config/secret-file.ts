import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';

/**
 * Returns the secret in the file, which only this user can read. The first call creates it; processes that
 * start at the same time agree on one secret.
 *
 * @throws {OperatorError} when the file is empty
 */
export async function openSecretFile(file: string, create: () => string): Promise<string> {
  const written = await readFile(file, 'utf8').catch(absent);
  if (written !== null) return filled(written, file);
  await mkdir(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  // Flushed before it is linked: a machine crash cannot leave a truncated file.
  await writeFile(own, `${create()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Linking is atomic: the complete file appears at once, and only the first process succeeds.
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
  return filled(await readFile(file, 'utf8'), file);
}

function filled(text: string, file: string): string {
  const secret = text.trim();
  if (secret === '') throw new OperatorError(`${file} is empty; remove it to get a new one`);
  return secret;
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
