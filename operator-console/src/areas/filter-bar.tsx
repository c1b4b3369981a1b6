import { classNames, pressedKey, TextField } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/language.ts';
import { SHOWS, type AreaFilter, type Show } from './arrange-areas.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  filter: AreaFilter;
  counts: Record<Show, number>;
  onChange: (filter: AreaFilter) => void;
}

/** Summarizes what is in trouble, rolling out and changed today; each count filters the list. `/` focuses the search. */
export function FilterBar({ filter, counts, onChange }: FilterBarProps) {
  const { t, format } = useLanguage();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className={styles.bar} role="search">
      <TextField
        ref={search}
        className={styles.search}
        label={t.list.search}
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder={t.list.searchHint}
        leading={<Search size={16} aria-hidden="true" />}
        trailing={<kbd aria-hidden="true">/</kbd>}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Escape') onChange({ ...filter, text: '' });
        }}
      />
      <div className={styles.shows} role="group" aria-label={t.list.show}>
        {SHOWS.map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={filter.show === show}
            className={classNames(counts[show] > 0 && styles[show])}
            onClick={() => onChange({ ...filter, show: filter.show === show ? 'all' : show })}
          >
            {t.list.shows[show]} <b>{format.number(counts[show])}</b>
          </button>
        ))}
      </div>
    </div>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
