import type { ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { pressedKey, TextField } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import X from '@danqing/ui-kit/icons/x';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import styles from './color-picker.module.css';
import { pickerResults, withCocreated } from './picker-results.ts';
import { quoted } from './quoted.ts';
import { ResultList } from './result-list.tsx';
import { useCocreatedColors } from './use-cocreated-colors.ts';
import { useCssColor } from './use-css-color.ts';
import { useDebounced } from './use-debounced.ts';

/** Milliseconds without typing before the search runs (specification part 1 §9). */
const SEARCH_DEBOUNCE = 300;
const NO_COLORS = [] as const;

interface SearchPanelProps {
  value: ChosenColor | null;
  list: ColorList;
  initialQuery?: string;
  emptyNote?: boolean;
  onChoose: (color: ChosenColor) => void;
  onCoCreate: (name: string) => void;
}

export function SearchPanel({
  value,
  list,
  initialQuery = '',
  emptyNote = true,
  onChoose,
  onCoCreate,
}: SearchPanelProps) {
  const { t } = useTranslation('generator');
  const [typed, setTyped] = useState(initialQuery);
  const query = useDebounced(typed, SEARCH_DEBOUNCE);
  const colors = list.status === 'loaded' ? list.colors : NO_COLORS;
  const cssHex = useCssColor(query);
  const results = useMemo(() => pickerResults(query, colors, cssHex), [query, colors, cssHex]);
  const cocreated = useCocreatedColors(query);
  const options = useMemo(() => withCocreated(results.options, cocreated), [results, cocreated]);
  const start =
    query === ''
      ? Math.max(
          0,
          options.findIndex((option) => option.hex === value?.hex),
        )
      : 0;
  // The keyboard position belongs to one set of results and resets with the next.
  const [moved, setMoved] = useState({ results, index: start });
  const active = moved.results === results ? moved.index : start;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === null) return;
    const last = options.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
    };
    if (key === 'Enter') {
      // The results lag behind fast typing, but Enter must use the current text.
      const pending = typed.trim() === '' ? undefined : pickerResults(typed, colors).options[0];
      const chosen = typed === query ? options[active] : pending;
      if (chosen) onChoose(chosen);
    }
    const target = targets[key];
    if (target !== undefined && last >= 0) setMoved({ results, index: target });
    if (key === 'Enter' || target !== undefined) event.preventDefault();
  };

  return (
    <>
      <TextField
        ref={field}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
        label={t('picker.search')}
        labelHidden
        placeholder={t('picker.hint')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        error={results.invalidHex ? t('hex.invalid', { text: quoted(query) }) : undefined}
        leading={<Search size={17} strokeWidth={1.6} aria-hidden="true" />}
        trailing={
          <>
            <span className={styles.count} role="status">
              {list.status === 'loaded' && (results.count > 0 || results.options.length === 0)
                ? t('picker.count', { count: results.count + cocreated.length })
                : null}
            </span>
            {typed ? (
              <button
                type="button"
                className={styles.clear}
                aria-label={t('picker.clear')}
                onClick={() => {
                  setTyped('');
                  field.current?.focus();
                }}
              >
                <X size={15} strokeWidth={1.6} aria-hidden="true" />
              </button>
            ) : null}
          </>
        }
      />
      <ResultList
        id={listId}
        key={query}
        query={query}
        results={results}
        options={options}
        active={active}
        value={value}
        list={list}
        emptyNote={emptyNote}
        onChoose={onChoose}
        onCoCreate={onCoCreate}
      />
    </>
  );
}
