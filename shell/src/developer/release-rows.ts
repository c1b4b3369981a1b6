import type { ActiveArea, LoadOutcome, ReleaseDocument } from '@danqing/contracts/releases';
import type { AreaState } from '../areas/area-loader.ts';
import { outcomeOf } from '../releases/load-outcome.ts';
import type { LoadReport } from '../releases/load-reports.ts';

export type ReleaseSource = 'document' | 'held' | 'fallback' | 'override' | 'preview';

export interface ReleaseRow {
  area: string;
  release: string;
  newest: string | null;
  channel: ActiveArea['channel'];
  source: ReleaseSource;
  origin: string | null;
  killed: boolean;
  contract: string;
  build: string;
  outcome: LoadOutcome | null;
}

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
  if (area.channel === 'override' || area.channel === 'preview') return area.channel;
  return newest?.release === area.release ? 'document' : 'held';
}
