import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Returns the pid with its start time, because the system reuses pids, or null if no such process runs. A
 * zombie does not count as running.
 */
export function identifyProcess(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' || state === 'X' ? null : `${pid}:${fields[18]}`;
    } catch {
      return null;
    }
  }
  try {
    const [state = 'Z', ...start] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    }).split(/\s+/);
    return state.startsWith('Z') ? null : `${pid}:${start.join(' ').trim()}`;
  } catch {
    return null;
  }
}

/** Returns whether the process works in `folder`. A postmaster's working directory is its data directory. */
export function worksIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}
