import type { PaintingTheme, PoemResponse } from '@danqing/contracts/creations';
import { createStore } from 'zustand';

export interface Draft {
  poem: PoemResponse;
  theme: PaintingTheme;
  /** True when a painting was requested; the page then resumes waiting for it. */
  painting: boolean;
}

export type Drafts = Readonly<Record<string, Draft>>;

const KEY = 'galleryDrafts';
const MAX_DRAFTS = 20;

export function createDrafts() {
  const store = createStore<Drafts>(readDrafts);
  const keep = (drafts: Drafts) => {
    store.setState(drafts, true);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(drafts));
    } catch {
      // Storage is blocked or full, so the poems last as long as the page.
    }
  };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(store.getState()).filter(([each]) => each !== name));
  return {
    ...store,
    put: (name: string, draft: Draft) =>
      keep(
        Object.fromEntries([...Object.entries(without(name)), [name, draft]].slice(-MAX_DRAFTS)) as Drafts,
      ),
    remove: (name: string) => keep(without(name)),
  };
}

export const drafts = createDrafts();

function readDrafts(): Drafts {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(value ?? {}).filter(([, draft]) => isDraft(draft))) as Drafts;
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  const { poem, theme } = (value ?? {}) as Partial<Draft>;
  return (
    typeof poem?.cnString === 'string' && typeof poem.requestId === 'string' && typeof theme === 'string'
  );
}
