import { parseHex, type Hex } from '@danqing/color-core';

export interface NewColorState {
  searchTerm: string;
  withImage: boolean;
  originHex: Hex | null;
}

/** Ignores invalid values, because history state is not trusted. */
export function readNewColorState(state: unknown): NewColorState {
  const { searchTerm, withImage, originHex } = (state ?? {}) as Record<string, unknown>;
  return {
    searchTerm: typeof searchTerm === 'string' ? searchTerm.trim().slice(0, 200) : '',
    withImage: withImage === true,
    originHex: typeof originHex === 'string' ? parseHex(originHex) : null,
  };
}
