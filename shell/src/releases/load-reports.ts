import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** More are not kept; a page tells far fewer. */
const MAX_REPORTS = 200;

/** What fetching the files of a release past the cache showed: one has other bytes than it must have, or did not come. */
export type FileTrouble = 'altered' | 'missing';

export interface LoadFailure {
  error: unknown;
  /** While its files were loaded and started, or on screen. */
  stage: 'load' | 'screen';
  files: FileTrouble | null;
  online: boolean;
}

/** How one load of a release ended. */
export interface LoadReport {
  area: ActiveArea;
  /** Milliseconds from the start until it was there. */
  duration: number;
  /** Null: its screen came up. */
  failure: LoadFailure | null;
}

/** Its state is the reports in the order in which they came. */
export interface LoadReports extends ReadonlyStore<readonly LoadReport[]> {
  add(report: LoadReport): void;
}

/** Remembers how the loads of this page ended, for the beacon and the developer panel. */
export function createLoadReports(): LoadReports {
  const store = createStore<readonly LoadReport[]>()(() => []);
  return {
    ...store,
    add(report) {
      const reports = store.getState();
      if (reports.length < MAX_REPORTS) store.setState([...reports, report], true);
    },
  };
}
