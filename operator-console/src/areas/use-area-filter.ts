import { useState } from 'react';
import { SHOWS, type AreaFilter, type Show } from './arrange-areas.ts';

/** The filter of the list. The address has it, so that it survives a reload and can be shared. */
export function useAreaFilter(): [AreaFilter, (filter: AreaFilter) => void] {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const change = (next: AreaFilter) => {
    history.replaceState(null, '', `${location.pathname}${writeFilter(next)}`);
    setFilter(next);
  };
  return [filter, change];
}

function readFilter(search: string): AreaFilter {
  const query = new URLSearchParams(search);
  const show = query.get('show') as Show | null;
  return { text: query.get('q') ?? '', show: show !== null && SHOWS.includes(show) ? show : 'all' };
}

function writeFilter({ text, show }: AreaFilter): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (show !== 'all') query.set('show', show);
  return query.size > 0 ? `?${query}` : '';
}
