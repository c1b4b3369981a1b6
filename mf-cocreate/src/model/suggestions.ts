import { suggestNames } from '@danqing/api-client';
import type { SuggestNamesResponse } from '@danqing/contracts/cocreate';
import { createStore } from 'zustand';

/** The last names that were suggested: the page of a new colour shows those of the dialog that led to it. */
export const suggestions = createStore<SuggestNamesResponse | null>(() => null);

/** Asks for new names and keeps them; rejects as `suggestNames` does. */
export async function freshSuggestions(...args: Parameters<typeof suggestNames>): Promise<void> {
  suggestions.setState(await suggestNames(...args), true);
}
