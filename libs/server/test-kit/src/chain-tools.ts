import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installLocked } from './install-locked.ts';

const LISTS = join(import.meta.dirname, '../chain-tools');

/**
 * Returns a `require` for the packages that only tests of minted colours need: `@foundry-rs/anvil`, `solc`
 * and `@openzeppelin/contracts`. The first call installs them (60 MB) from their own lock file.
 *
 * @throws {Error} when the installation fails
 */
export async function chainTools(): Promise<NodeJS.Require> {
  return createRequire(join(await installLocked(LISTS), 'package.json'));
}
