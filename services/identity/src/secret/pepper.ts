import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

/**
 * The secret of this site, kept in `<dataDir>/identity/pepper` beside the database and never in it. Made at the first
 * start, readable by this user only; processes that start together agree on one.
 */
export async function readPepper(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'identity');
  const file = join(folder, 'pepper');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = await readFile(file, 'utf8').catch(absent);
  if (written !== null) return written;
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(own, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    // A link appears with its whole content, and only for the first.
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
  return readFile(file, 'utf8');
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
