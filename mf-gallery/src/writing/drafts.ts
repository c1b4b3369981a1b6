import type { PaintingTheme, PoemResponse } from '@danqing/contracts/creations';
import { createStore } from 'zustand';

/** A poem that is written and not yet a creation. */
export interface Draft {
  poem: PoemResponse;
  theme: PaintingTheme;
  /** Its painting was asked for: coming back, one goes on to wait for it. */
  painting: boolean;
}

/** By the name of the colour. */
export type Drafts = Readonly<Record<string, Draft>>;

const KEY = 'galleryDrafts';
/** Of more the oldest go. */
const MOST = 20;

/** The poems of this tab: they outlast other pages, signing in and a reload. */
export function createDrafts() {
  const store = createStore<Drafts>(readDrafts);
  const keep = (drafts: Drafts) => {
    store.setState(drafts, true);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(drafts));
    } catch {
      // Storage is blocked or full: the poems last as long as the page.
    }
  };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(store.getState()).filter(([each]) => each !== name));
  return {
    ...store,
    put: (name: string, draft: Draft) =>
      keep(Object.fromEntries([...Object.entries(without(name)), [name, draft]].slice(-MOST)) as Drafts),
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

/** Whether it is one that this wrote, of whatever release. */
function isDraft(value: unknown): value is Draft {
  const { poem, theme } = (value ?? {}) as Partial<Draft>;
  return (
    typeof poem?.cnString === 'string' && typeof poem.requestId === 'string' && typeof theme === 'string'
  );
}
