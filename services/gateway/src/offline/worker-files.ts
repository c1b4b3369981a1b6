import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build leaves the workers; as far from the sources here as from their build. */
export const WORKER_FOLDER = fileURLToPath(new URL('../../dist/worker/', import.meta.url));

export interface WorkerFiles {
  /** Keeps the site for when there is no network. */
  serving: string;
  /** Takes an installed one away. */
  retiring: string;
}

/** Reads the built workers; null when they are not built. */
export function readWorkers(folder: string): WorkerFiles | null {
  const [serving, retiring] = ['service-worker.js', 'retiring-worker.js'].map((file) => join(folder, file));
  if (!serving || !retiring || !existsSync(serving) || !existsSync(retiring)) return null;
  return { serving: readFileSync(serving, 'utf8'), retiring: readFileSync(retiring, 'utf8') };
}
