import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRequest, type RequestState, type RequestStore } from './create-request.ts';
import type { UseRequestOptions } from './use-request.ts';

/** Requests that run concurrently, at most one for each key. */
export type RequestStates<Key, Result, Progress> = ReadonlyMap<Key, RequestState<Result, Progress>>;

/** Like `useRequest`, with one request for each key. Keys without a request are absent from the states. */
export function useKeyedRequests<Key, Result = void, Progress = void>({
  log,
  unmount,
}: UseRequestOptions): [RequestStates<Key, Result, Progress>, (key: Key) => RequestStore<Result, Progress>] {
  const [requests] = useState(() => createKeyedRequests<Key, Result, Progress>(log));
  const states = useSyncExternalStore(requests.subscribe, requests.getState);
  useEffect(() => (unmount === 'abort' ? requests.abort : undefined), [requests, unmount]);
  return [states, requests.of];
}

function createKeyedRequests<Key, Result, Progress>(log?: string) {
  const requests = new Map<Key, RequestStore<Result, Progress>>();
  const listeners = new Set<() => void>();
  let states: RequestStates<Key, Result, Progress> = new Map();
  return {
    getState: () => states,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of(key: Key) {
      let request = requests.get(key);
      if (request) return request;
      request = createRequest<Result, Progress>(log);
      requests.set(key, request);
      const { subscribe, getState } = request;
      subscribe(() => {
        states = new Map(states).set(key, getState());
        for (const listener of [...listeners]) listener();
      });
      return request;
    },
    abort: () => requests.forEach(({ abort }) => abort()),
  };
}
