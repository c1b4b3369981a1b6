import type { GeneratedColor } from '@danqing/contracts/cocreate';
import { createStore } from 'zustand';

export interface Draft {
  name: string;
  withImage: boolean;
  /** The generated colour; its `name` is the input that it was generated from. */
  color: GeneratedColor | null;
  imageUrl: string | null;
}

export const EMPTY_DRAFT: Draft = { name: '', withImage: false, color: null, imageUrl: null };
const KEY = 'cocreateDraft';

/** This tab's draft. It survives navigation, sign-in and a reload, because its picture cost a credit. */
export function createDraft() {
  const store = createStore<Draft>(readDraft);
  return {
    ...store,
    change(part: Partial<Draft>) {
      store.setState(part);
      try {
        sessionStorage.setItem(KEY, JSON.stringify(store.getState()));
      } catch {
        // Storage is blocked or full, so the draft lasts as long as the page.
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
      // A draft of an earlier release may lack fields.
      color: typeof color?.hex === 'string' && typeof color.name === 'string' ? color : null,
      imageUrl: typeof imageUrl === 'string' ? imageUrl : null,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}
