import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of all processes whose environment or command line names the data folder. Linux only. */
export function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => ['environ', 'cmdline'].some((file) => readProcess(pid, file).includes(folder)));
}

/** Returns those of the processes of a data folder whose command line contains the text. */
export const processesRunning = (folder: string, text: string): number[] =>
  processesOf(folder).filter((pid) => commandOf(pid).includes(text));

/** Returns the command line of a process, empty if it has ended. */
export const commandOf = (pid: number): string => readProcess(pid, 'cmdline');

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended together with its parent.
  }
}

export function killAll(folder: string): void {
  for (const pid of processesOf(folder)) kill(pid);
}

export const gatewaysOf = (folder: string): number[] =>
  processesOf(folder).filter((pid) => readProcess(pid, 'cmdline').includes('gateway/dist/main.js'));
