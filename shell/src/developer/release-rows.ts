import type { ActiveArea, LoadOutcome, ReleaseDocument } from '@danqing/contracts/releases';
import type { AreaState } from '../areas/area-loader.ts';
import { outcomeOf } from '../releases/load-outcome.ts';
import type { LoadReport } from '../releases/load-reports.ts';

/** Why a tab shows the release that it shows. */
export type ReleaseSource = 'document' | 'held' | 'fallback' | 'override';

export interface ReleaseRow {
  area: string;
  /** The release of the area that this tab shows. */
  release: string;
  /** The newest one, where that is another. */
  newest: string | null;
  channel: ActiveArea['channel'];
  source: ReleaseSource;
  /** Of the development server that it comes from. */
  origin: string | null;
  killed: boolean;
  contract: string;
  build: string;
  /** How the last load of the release ended; null when it was not loaded. */
  outcome: LoadOutcome | null;
}

/** What a developer wants to know of each release of a page, in the order of the pages. */
export function releaseRows(
  pages: readonly ActiveArea[],
  document: ReleaseDocument,
  stateOf: (area: ActiveArea) => AreaState,
  reports: readonly LoadReport[],
): ReleaseRow[] {
  return pages.map((area) => {
    const state = stateOf(area);
    const shown = state.status === 'ready' ? state.area : area;
    const newest = [document.shell, ...document.areas].find((other) => other.area === area.area);
    const source = sourceOf(area, shown, newest);
    const report = reports.findLast(
      (other) => other.area.area === area.area && other.area.release === shown.release,
    );
    return {
      area: area.area,
      release: shown.release,
      newest: newest && newest.release !== shown.release ? newest.release : null,
      channel: shown.channel,
      source,
      origin: source === 'override' ? new URL(shown.base).origin : null,
      killed: area.killed,
      contract: area.manifest.contract,
      build: shown.build,
      outcome: report ? outcomeOf(report) : null,
    };
  });
}

function sourceOf(area: ActiveArea, shown: ActiveArea, newest: ActiveArea | undefined): ReleaseSource {
  if (shown.release !== area.release) return 'fallback';
  if (area.channel === 'override') return 'override';
  return newest?.release === area.release ? 'document' : 'held';
}
