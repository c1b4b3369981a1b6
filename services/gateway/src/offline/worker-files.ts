import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Resolves to the same folder from `src` and from `dist`. */
export const WORKER_FOLDER = fileURLToPath(new URL('../../dist/worker/', import.meta.url));

export interface WorkerFiles {
  active: string;
  uninstalling: string;
}

export function readWorkers(folder: string): WorkerFiles | null {
  const [serving, retiring] = ['service-worker.js', 'retiring-worker.js'].map((file) => join(folder, file));
  if (!serving || !retiring || !existsSync(serving) || !existsSync(retiring)) return null;
  return { active: readFileSync(serving, 'utf8'), uninstalling: readFileSync(retiring, 'utf8') };
}
