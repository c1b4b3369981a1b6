/**
 * Returns whether this process may signal the process `pid`. Zombies count as running, processes of other
 * users do not.
 */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
