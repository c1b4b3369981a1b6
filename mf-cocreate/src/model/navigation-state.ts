import { parseHex, type Hex } from '@danqing/color-core';

/** What a navigation to the page of a new colour brings along (specification part 2 §2). */
export interface NewColorState {
  /** The name to begin with: the colour is imagined at once. */
  searchTerm: string;
  /** A picture is wanted too. */
  withImage: boolean;
  /** The colour that the visitor came from and returns to. */
  originHex: Hex | null;
}

/** Anything that is not understood counts as not said: the state is the browser's history, which anybody writes. */
export function readNewColorState(state: unknown): NewColorState {
  const { searchTerm, withImage, originHex } = (state ?? {}) as Record<string, unknown>;
  return {
    searchTerm: typeof searchTerm === 'string' ? searchTerm.trim().slice(0, 200) : '',
    withImage: withImage === true,
    originHex: typeof originHex === 'string' ? parseHex(originHex) : null,
  };
}
