import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LISTS = join(import.meta.dirname, '../chain-tools');
const INSTALLED = join(import.meta.dirname, '../../../../.nx');
const INSTALL_LIMIT = 300_000;

/**
 * Returns a `require` for the packages that only tests of minted colours need: `@foundry-rs/anvil`, `solc`
 * and `@openzeppelin/contracts`. The first call installs them (60 MB) from their own lock file.
 *
 * @throws {Error} when the installation fails
 */
export async function chainTools(): Promise<NodeJS.Require> {
  const lock = await readFile(join(LISTS, 'package-lock.json'));
  const name = `chain-tools-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
  const folder = join(INSTALLED, name);
  if (!existsSync(folder)) await install(folder);
  return createRequire(join(folder, 'package.json'));
}

async function install(folder: string): Promise<void> {
  await mkdir(INSTALLED, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(join(LISTS, file), join(draft, file));
    const options = ['--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', ['ci', ...options], { cwd: draft, timeout: INSTALL_LIMIT });
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
