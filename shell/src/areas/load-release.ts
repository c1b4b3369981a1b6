import type { ActiveArea } from '@danqing/contracts/releases';
import type { FileProblem } from '../releases/load-reports.ts';
import type { LoadedArea } from './loaded-area.ts';

/** Milliseconds until the area's error panel. The area still appears if it loads later. */
const LOAD_TIMEOUT_MS = 15_000;

export interface ReleaseFilesLoader {
  load: (area: ActiveArea) => Promise<LoadedArea>;
  refresh: (area: ActiveArea, error?: unknown) => Promise<FileProblem | null>;
  /** Milliseconds before the automatic second attempt. Jitter keeps tabs from retrying at once. */
  retryDelay?: () => number;
}

export interface FailedLoad {
  error: unknown;
  files: FileProblem | null;
  duration: number;
}

const defaultDelay = () => 300 + Math.random() * 700;

/**
 * Loads a release. After a failed first attempt, fetches its files again and loads once more; `anew` does so
 * at once.
 *
 * @param onLoad called with the milliseconds that the load took. `late` means that it finished after the
 *   time limit.
 * @returns the problem, or null if the release was loaded in time
 */
export async function loadRelease(
  area: ActiveArea,
  anew: boolean,
  { load, refresh, retryDelay = defaultDelay }: ReleaseFilesLoader,
  onLoad: (definition: LoadedArea, duration: number, late: boolean) => void,
): Promise<FailedLoad | null> {
  const began = performance.now();
  const duration = () => performance.now() - began;
  let files: FileProblem | null = null;
  let late = false;
  const loadAnew = async () => {
    files = await refresh(area);
    return load(area);
  };
  const attempt = async () => {
    if (anew) return loadAnew();
    try {
      return await load(area);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay()));
      return loadAnew();
    }
  };
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([
      attempt().then((definition) => onLoad(definition, duration(), late)),
      new Promise((_, reject) => {
        limit = setTimeout(() => reject(new Error(`not there after ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS);
      }),
    ]);
    return null;
  } catch (error) {
    late = true;
    return { error, files, duration: duration() };
  } finally {
    clearTimeout(limit);
  }
}
