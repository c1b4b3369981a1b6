import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './file-source.ts';

export const PARTS = {
  database: 'database',
  data: 'data',
  bucket: 'bucket',
} as const;
const MANIFEST = 'backup.json';

interface Amount {
  files: number;
  bytes: number;
}

export interface Manifest {
  format: 1;
  madeAt: string;
  database: number;
  data: Amount;
  bucket: Amount | null;
}

export async function writeManifest(folder: string, hasBucket: boolean): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    ...(await amountsIn(folder, hasBucket)),
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Reads the manifest of a back-up.
 *
 * @throws {Error} when the folder is not a back-up, or is incomplete
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    const reason = existsSync(join(folder, 'data.tar'))
      ? 'was made by an earlier version of Danqing: restore it with deploy/restore.sh of that version.'
      : `is no whole back-up: it has no ${MANIFEST}.`;
    throw new Error(`${folder} ${reason}`, { cause });
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new Error(`${folder} was made by a newer version of Danqing: restore it with that one.`);
  const { database, data, bucket } = manifest;
  const found = await amountsIn(folder, bucket !== null);
  const [wanted, there] = [{ database, data, bucket }, found].map((amounts) => JSON.stringify(amounts));
  if (wanted !== there)
    throw new Error(`${folder} is not whole: its ${MANIFEST} says ${wanted}, and there is ${there}.`);
  return manifest;
}

const amountsIn = async (folder: string, hasBucket: boolean) => ({
  database: await stat(join(folder, PARTS.database)).then(
    ({ size }) => size,
    () => 0,
  ),
  data: await amountIn(join(folder, PARTS.data)),
  bucket: hasBucket ? await amountIn(join(folder, PARTS.bucket)) : null,
});

async function amountIn(folder: string): Promise<Amount> {
  const amount = { files: 0, bytes: 0 };
  for await (const { size } of listFiles(folder)) {
    amount.files += 1;
    amount.bytes += size;
  }
  return amount;
}
