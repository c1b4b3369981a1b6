import type { ActiveArea } from '@danqing/contracts/releases';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FileProblem, LoadReport } from '../releases/load-reports.ts';
import { activeArea, areaWith } from '../testing.tsx';
import { createAreaLoader } from './area-loader.ts';
import type { LoadedArea } from './loaded-area.ts';

export const area = activeArea('generator');
export const definition: LoadedArea = { routes: areaWith(() => null).routes, texts: {} };

export function setUpLoader() {
  const load = vi.fn<(area: ActiveArea) => Promise<LoadedArea>>();
  const refresh = vi.fn<() => Promise<FileProblem | null>>(async () => null);
  const report = vi.fn<(report: LoadReport) => void>();
  const mounts = {
    end: vi.fn<(area: string) => void>(),
    hung: vi.fn<(area: ActiveArea) => Promise<{ reported: boolean } | null>>(async () => null),
  };
  const loader = createAreaLoader({ load, refresh, report, mounts, retryDelay: () => 500 });
  const seen: string[] = [];
  loader.subscribe(() => {
    const state = loader.state(area);
    const now = state.status === 'failed' && state.retrying ? 'retrying' : state.status;
    if (now !== (seen.at(-1) ?? 'loading')) seen.push(now);
  });
  const ended = ({ release } = area) =>
    report.mock.calls
      .filter(([{ area: of }]) => of.release === release)
      .map(([{ failure }]) => (failure ? (failure.error as Error).message : 'ok'));
  return { load, refresh, report, mounts, ended, loader, seen };
}

export function stopTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
