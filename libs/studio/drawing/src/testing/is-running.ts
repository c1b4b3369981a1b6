/**
 * Returns whether the process `pid` exists and may be signalled. Zombies count as running, processes of other
 * users do not.
 */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
