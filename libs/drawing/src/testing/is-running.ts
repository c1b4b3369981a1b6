/** Whether there is a process of this number; a child that has ended is gone once its parent has reaped it. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
