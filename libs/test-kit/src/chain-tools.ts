import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LISTS = join(import.meta.dirname, '../chain-tools');
const INSTALLED = join(import.meta.dirname, '../../../.nx');
/** Milliseconds: 30 MB over a slow line. */
const INSTALL_LIMIT = 300_000;

/**
 * What resolves the packages that only tests of minted colours need: the chain `@foundry-rs/anvil`, `solc`, and
 * `@openzeppelin/contracts`. They are 60 MB, so they are installed with their first use, by a lock file of their own. Throws
 * when the registry does not give them.
 */
export async function chainTools(): Promise<NodeJS.Require> {
  const lock = await readFile(join(LISTS, 'package-lock.json'));
  const name = `chain-tools-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
  const folder = join(INSTALLED, name);
  if (!existsSync(folder)) await install(folder);
  return createRequire(join(folder, 'package.json'));
}

/** Whole or not at all, also where two tests are the first to ask. */
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
