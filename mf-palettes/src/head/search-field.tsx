import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TextField } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import X from '@danqing/ui-kit/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../address/palettes-address.ts';
import styles from './page-head.module.css';

/** Debounce in milliseconds (specification part 1 §9). */
const SEARCH_DEBOUNCE = 300;

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('palettes');
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  // The address changed outside the field: back, forward or a cleared search. Set during rendering, so that
  // no frame shows the old text.
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const wanted = typed.trim();
  const settle = () => {
    if (wanted !== search) onSearch(wanted);
  };
  const onStill = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => onStill(), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [wanted]);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        ref={field}
        label={t('search.label')}
        labelHidden
        placeholder={t('search.placeholder')}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        leading={<Search size={17} strokeWidth={1.6} aria-hidden="true" />}
        trailing={
          typed ? (
            <button
              type="button"
              className={styles.clear}
              aria-label={t('search.clear')}
              onClick={() => {
                setTyped('');
                onSearch('');
                field.current?.focus();
              }}
            >
              <X size={15} strokeWidth={1.6} aria-hidden="true" />
            </button>
          ) : null
        }
      />
    </form>
  );
}
