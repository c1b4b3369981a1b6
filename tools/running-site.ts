import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess } from '@danqing/nest-kit/database';

const fileIn = (dataDir: string) => join(dataDir, 'running-site');

/** Notes in the data folder where its site answers, as long as this process runs. Returns what removes the note. */
export function noteRunningSite(dataDir: string, url: string): () => void {
  const file = fileIn(dataDir);
  const note = `${process.pid} ${identifyProcess(process.pid)}\n${url}\n`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, note);
  return () => {
    // Another site on the same folder may have noted itself since.
    if (read(file) === note) rmSync(file);
  };
}

/** Where the site of a data folder answers; null when none runs on this machine. */
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
