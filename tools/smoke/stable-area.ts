import { SHELL_AREA, type ActiveArea, type ReleaseDocument } from '@danqing/contracts/releases';

/** Returns the area as visitors without a canary get it, or null when it has no stable release. */
export function stableArea({ shell, areas }: ReleaseDocument, name: string): ActiveArea | null {
  const running = name === SHELL_AREA ? shell : areas.find(({ area }) => area === name);
  if (!running || running.killed) return null;
  if (running.channel === 'stable') return running;
  return running.fallback && { ...running, ...running.fallback, channel: 'stable' };
}
