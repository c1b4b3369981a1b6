import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const INSTALLED = join(import.meta.dirname, '../../../../.nx');
const INSTALL_LIMIT = 300_000;

/**
 * Installs packages that few runs need into `.nx/`, once for each state of their own lock file. Peer
 * dependencies are those of the workspace. Returns the folder.
 *
 * @param lists folder with package.json and package-lock.json
 * @throws {Error} when the installation fails
 */
export async function installLocked(lists: string): Promise<string> {
  const lock = await readFile(join(lists, 'package-lock.json'));
  const name = `${basename(lists)}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
  const folder = join(INSTALLED, name);
  if (!existsSync(folder)) await install(lists, folder);
  return folder;
}

async function install(lists: string, folder: string): Promise<void> {
  await mkdir(INSTALLED, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(join(lists, file), join(draft, file));
    const options = ['--prefix', draft, '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', ['ci', ...options], { cwd: draft, timeout: INSTALL_LIMIT });
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
