import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Names one running process: the pid and when it started, because pids are used again.
 * Null when no such process runs; a zombie does not run.
 */
export function identifyProcess(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the command in brackets and may itself hold spaces and brackets.
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

/** Whether the process works in `folder`; a postmaster always works in its data directory. */
export function worksIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}
