import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;
const LEAST_CHARACTERS = 32;

/**
 * The secret of this site, kept in `<dataDir>/identity/pepper` beside the database and never in it. Made at the first
 * start, readable by this user only; processes that start together agree on one. Throws when it was cut off.
 */
export async function readPepper(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'identity');
  const file = join(folder, 'pepper');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = await readFile(file, 'utf8').catch(absent);
  if (written !== null) return whole(written, file);
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  // Flushed, so that a crash of the machine leaves no name with half a content.
  await writeFile(own, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link appears with its whole content, and only for the first.
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
  return whole(await readFile(file, 'utf8'), file);
}

function whole(pepper: string, file: string): string {
  if (pepper.length >= LEAST_CHARACTERS) return pepper;
  throw new Error(`${file} must have at least ${LEAST_CHARACTERS} characters; remove it to get a new one`);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
