import { ApiError, helpfulReason } from '@danqing/api-client';
import { logError } from '@danqing/ui-kit';

export interface RequestFailure {
  error: unknown;
  /** Code of the `ApiError`; null for other errors. */
  code: string | null;
  /** The server's message, if it helps the visitor. */
  reason: string | null;
}

export interface RequestState<Result = unknown, Progress = unknown> {
  /** `expired` is a 401, which the shell has already reported to the visitor. */
  phase: 'idle' | 'running' | 'done' | 'failed' | 'expired' | 'aborted';
  /** Last reported progress. It remains after the end, until the next start. */
  progress: Progress | null;
  /** True while the API client has been reconnecting for more than three seconds. */
  stillTrying: boolean;
  /** `result` is null except in the phase `done`, `failure` except in `failed`. */
  result: Result | null;
  failure: RequestFailure | null;
}

export interface RequestContext<Progress> {
  signal: AbortSignal;
  report: (progress: Progress) => void;
  onStillTrying: (trying: boolean) => void;
}

export type RequestTask<Result, Progress> = (context: RequestContext<Progress>) => Promise<Result>;

export interface StartOptions<Result, Progress> {
  /** Called in the same tick as the change to `done`, so that React renders both changes together. */
  onDone?: (result: Result) => void;
  /** Called when the request fails, except by an expired session or after `abort`. */
  onFailure?: (failure: RequestFailure) => void;
  /** Initial progress, for a request that resumes an earlier one. */
  progress?: Progress | null;
}

export interface RequestStore<Result, Progress> {
  getState: () => RequestState<Result, Progress>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Starts the task. Does nothing while another one is running. Resolves when the task has ended, also if it
   * failed.
   */
  start: (task: RequestTask<Result, Progress>, options?: StartOptions<Result, Progress>) => Promise<void>;
  retry: () => Promise<void>;
  /** Aborts the running task. Its answer, progress and failure are ignored. */
  abort: () => void;
  /** Aborts the running task and forgets the last one. */
  clear: () => void;
}

export const IDLE_REQUEST: RequestState<never, never> = {
  phase: 'idle',
  progress: null,
  stillTrying: false,
  result: null,
  failure: null,
};

/**
 * Creates the store of one request that can run, fail, be aborted and be started again.
 *
 * @param log text logged with each failure; omit it if `onFailure` decides what to log
 */
export function createRequest<Result, Progress>(log?: string): RequestStore<Result, Progress> {
  const listeners = new Set<() => void>();
  let state: RequestState<Result, Progress> = IDLE_REQUEST;
  let running: AbortController | null = null;
  let last: (() => Promise<void>) | null = null;

  const enter = (part: Partial<typeof state>) => {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  };
  const end = (part: Partial<typeof state>) => {
    running = null;
    enter({ stillTrying: false, ...part });
  };

  const start: RequestStore<Result, Progress>['start'] = async (task, options = {}) => {
    if (running) return;
    last = () => start(task, options);
    const control = (running = new AbortController());
    const update = (part: Partial<typeof state>) => {
      if (running === control) enter(part);
    };
    enter({ ...IDLE_REQUEST, phase: 'running', progress: options.progress ?? null });
    let result: Result;
    try {
      result = await task({
        signal: control.signal,
        report: (progress) => update({ progress }),
        onStillTrying: (stillTrying) => update({ stillTrying }),
      });
    } catch (error) {
      if (running !== control) return;
      const { code, status } = error instanceof ApiError ? error : { code: null };
      if (status === 401) return end({ phase: 'expired' });
      if (log) logError(log, error);
      const failure = { error, code, reason: helpfulReason(error) };
      end({ phase: 'failed', failure });
      return options.onFailure?.(failure);
    }
    if (running !== control) return;
    end({ phase: 'done', result });
    options.onDone?.(result);
  };

  const abort = () => {
    running?.abort();
    if (running) end({ phase: 'aborted' });
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    retry: async () => last?.(),
    abort,
    clear() {
      abort();
      last = null;
      enter(IDLE_REQUEST);
    },
  };
}
