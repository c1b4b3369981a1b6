import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** More than the areas that a tab can load. */
const MAX_REPORTS = 2_000;

export type FileProblem = 'altered' | 'missing';

export interface LoadFailure {
  error: unknown;
  stage: 'load' | 'screen' | 'hang';
  files: FileProblem | null;
  online: boolean;
}

export interface LoadReport {
  area: ActiveArea;
  duration: number;
  failure: LoadFailure | null;
}

export interface LoadReports extends ReadonlyStore<readonly LoadReport[]> {
  add(report: LoadReport): void;
}

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
