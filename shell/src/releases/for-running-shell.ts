import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { fitsContract } from './fits-contract.ts';
import { isSetAside } from './is-set-aside.ts';

/**
 * Reduces a newer document to what a tab with this shell can follow. The shell, overridden and previewed areas stay. An
 * area whose newest release does not fit the shell keeps its current release.
 */
export function forRunningShell(newer: ReleaseDocument, current: ReleaseDocument): ReleaseDocument {
  const { shell } = current;
  const setAside = current.areas.filter(isSetAside);
  const released = newer.areas.filter(({ area }) => !setAside.some((known) => known.area === area));
  const areas = (follow: (area: ActiveArea) => ActiveArea[]) => [...released.flatMap(follow), ...setAside];
  if (newer.shell.release === shell.release) return { ...newer, shell, areas: areas((area) => [area]) };
  const adapt = (area: ActiveArea): ActiveArea[] => {
    // Drops the fallback, because the document lists its files but not its contract.
    if (fitsContract(area.manifest.contract, shell.manifest.contract)) return [{ ...area, fallback: null }];
    const before = current.areas.find((known) => known.area === area.area);
    return before ? [{ ...before, killed: area.killed }] : [];
  };
  return { ...newer, shell, areas: areas(adapt) };
}
