import type { StoreApi } from 'zustand';

/** A zustand store whose state only its own functions change; `useStore` of zustand reads it. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
