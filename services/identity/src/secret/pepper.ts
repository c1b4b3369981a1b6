import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError, openSecretFile } from '@danqing/nest-kit';

const BYTES = 32;
const MIN_CHARACTERS = 32;

/**
 * Returns the site's secret in `<dataDir>/identity/pepper`, deliberately outside the database. Created at the
 * first start with access for this user only; concurrent starts agree on one. Throws if the file is
 * truncated.
 */
export async function readPepper(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'identity');
  const file = join(folder, 'pepper');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pepper = await openSecretFile(file, () => randomBytes(BYTES).toString('base64url'));
  if (pepper.length >= MIN_CHARACTERS) return pepper;
  throw new OperatorError(
    `${file} must have at least ${MIN_CHARACTERS} characters; remove it to get a new one`,
  );
}
