import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRequest, type RequestState, type RequestStore } from './create-request.ts';

export interface UseRequestOptions {
  /** Text logged with each failure; omit it if `onFailure` decides what to log. */
  log?: string;
  unmount: 'abort' | 'continue';
}

/** Returns the state of a component's request, and its store, which is the same in every render. */
export function useRequest<Result = void, Progress = void>({
  log,
  unmount,
}: UseRequestOptions): [RequestState<Result, Progress>, RequestStore<Result, Progress>] {
  const [request] = useState(() => createRequest<Result, Progress>(log));
  const state = useRequestState(request);
  useEffect(() => (unmount === 'abort' ? request.abort : undefined), [request, unmount]);
  return [state, request];
}

/** Returns the state of a request that outlives the component. */
export const useRequestState = <Result, Progress>(
  request: RequestStore<Result, Progress>,
): RequestState<Result, Progress> => useSyncExternalStore(request.subscribe, request.getState);
