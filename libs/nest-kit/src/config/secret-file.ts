import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';

/**
 * A secret of this installation in a file of its own, readable by this user only. What `create` makes is written at the
 * first call; processes that start together agree on one. Throws when the file was emptied.
 */
export async function openSecretFile(file: string, create: () => string): Promise<string> {
  const written = await readFile(file, 'utf8').catch(absent);
  if (written !== null) return filled(written, file);
  await mkdir(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  // Flushed, so that a crash of the machine leaves no name with half a content.
  await writeFile(own, `${create()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link appears with its whole content, and only for the first.
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
