import { suggestNames } from '@danqing/api-client';
import type { SuggestNamesResponse } from '@danqing/contracts/cocreate';
import { createStore } from 'zustand';

export const suggestions = createStore<SuggestNamesResponse | null>(() => null);

export async function freshSuggestions(...args: Parameters<typeof suggestNames>): Promise<void> {
  suggestions.setState(await suggestNames(...args), true);
}
