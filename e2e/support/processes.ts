import { readdirSync, readFileSync } from 'node:fs';

/** Ids of all processes that were started for the data folder: by their environment or command line (Linux). */
export function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => ['environ', 'cmdline'].some((file) => readProcess(pid, file).includes(folder)));
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile, or belongs to the kernel.
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone with its parent.
  }
}

/** Kills all processes that were started for the data folder, as a power cut would. */
export function killAll(folder: string): void {
  for (const pid of processesOf(folder)) kill(pid);
}

/** Ids of the gateways that run for the data folder. */
export const gatewaysOf = (folder: string): number[] =>
  processesOf(folder).filter((pid) => readProcess(pid, 'cmdline').includes('gateway/dist/main.js'));
