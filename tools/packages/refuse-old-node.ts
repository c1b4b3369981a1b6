/** The oldest Node that every dependency of the packages runs on. */
const OLDEST = [22, 12] as const;

/** Exits with a message when this Node is too old for a command of the packages. */
export function refuseOldNode(command: string): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  process.stderr.write(
    `${command} needs Node ${OLDEST.join('.')} or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}
