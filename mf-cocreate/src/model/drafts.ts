import type { GeneratedColor } from '@danqing/contracts/cocreate';
import { createStore } from 'zustand';

/** A colour that is being made and is not saved. */
export interface Draft {
  /** What is typed. */
  name: string;
  withImage: boolean;
  /** What was imagined; its `name` is the one that it was imagined from. */
  color: GeneratedColor | null;
  /** Of the picture that was painted for it. */
  imageUrl: string | null;
}

export const EMPTY_DRAFT: Draft = { name: '', withImage: false, color: null, imageUrl: null };
const KEY = 'cocreateDraft';

/** The colour of this tab: it outlasts other pages, signing in and a reload, for its picture cost a credit. */
export function createDraft() {
  const store = createStore<Draft>(readDraft);
  return {
    ...store,
    change(part: Partial<Draft>) {
      store.setState(part);
      try {
        sessionStorage.setItem(KEY, JSON.stringify(store.getState()));
      } catch {
        // Storage is blocked or full: the draft lasts as long as the page.
      }
    },
  };
}

export const draft = createDraft();

function readDraft(): Draft {
  try {
    const { name, withImage, color, imageUrl } = JSON.parse(
      sessionStorage.getItem(KEY) ?? '{}',
    ) as Partial<Draft>;
    return {
      name: typeof name === 'string' ? name : '',
      withImage: withImage === true,
      // One that an earlier release wrote may lack what this one shows.
      color: typeof color?.hex === 'string' && typeof color.name === 'string' ? color : null,
      imageUrl: typeof imageUrl === 'string' ? imageUrl : null,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}
