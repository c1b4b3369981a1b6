import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { fitsContract } from './fits-contract.ts';

/**
 * A newer document as a tab can follow it whose shell goes on running: the shell stays, an area that a developer has
 * overridden in this tab too, and one whose newest release asks for what this shell has not keeps the release of before.
 */
export function forRunningShell(newer: ReleaseDocument, current: ReleaseDocument): ReleaseDocument {
  const { shell } = current;
  const overridden = current.areas.filter(({ channel }) => channel === 'override');
  const released = newer.areas.filter(({ area }) => !overridden.some((known) => known.area === area));
  const areas = (follow: (area: ActiveArea) => ActiveArea[]) => [...released.flatMap(follow), ...overridden];
  if (newer.shell.release === shell.release) return { ...newer, shell, areas: areas((area) => [area]) };
  const adapt = (area: ActiveArea): ActiveArea[] => {
    // Of a fallback only the files are known, not what it asks of a shell.
    if (fitsContract(area.manifest.contract, shell.manifest.contract)) return [{ ...area, fallback: null }];
    const before = current.areas.find((known) => known.area === area.area);
    return before ? [{ ...before, killed: area.killed }] : [];
  };
  return { ...newer, shell, areas: areas(adapt) };
}
