import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess } from '@danqing/nest-kit/database';

const fileIn = (dataDir: string) => join(dataDir, 'running-site');

/**
 * Stores the site's URL in the data folder, while this process runs. Returns the function that removes it.
 */
export function recordRunningSite(dataDir: string, url: string): () => void {
  const file = fileIn(dataDir);
  const note = `${process.pid} ${identifyProcess(process.pid)}\n${url}\n`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, note);
  return () => {
    if (read(file) === note) rmSync(file);
  };
}

export function runningSite(dataDir: string): string | null {
  const [, pid, identity, url] = /^(\d+) (.+)\n(http\S+)\n$/.exec(read(fileIn(dataDir))) ?? [];
  return pid && url && identifyProcess(Number(pid)) === identity ? url : null;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
