import type { ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton } from '@danqing/ui-kit';
import type { ChosenColor } from '../model/chosen-color.ts';
import { canBeCoCreated, CoCreateHint, useCoCreation } from './co-create-hint.tsx';
import styles from './color-picker.module.css';
import type { PickerResults } from './picker-results.ts';
import { quoted } from './quoted.ts';
import { ResultOption } from './result-option.tsx';
import { useRowWindow } from './use-row-window.ts';

interface ResultListProps {
  id: string;
  query: string;
  results: PickerResults;
  options: readonly ChosenColor[];
  active: number;
  value: ChosenColor | null;
  list: ColorList;
  emptyNote: boolean;
  onChoose: (color: ChosenColor) => void;
  onCoCreate: (name: string) => void;
}

export function ResultList({ emptyNote, onCoCreate, ...found }: ResultListProps) {
  const { t } = useTranslation('generator');
  const coCreation = useCoCreation();
  const { query, results, options, list } = found;
  if (options.length === 0 && list.status === 'loading') return <ListSkeleton />;
  const offered = coCreation && list.status === 'loaded' && canBeCoCreated(query);
  const unsaid = results.invalidHex || !emptyNote;
  return (
    <>
      {results.options.length > 0 ? null : offered ? (
        <CoCreateHint name={query.trim()} note={emptyNote} onStart={onCoCreate} />
      ) : unsaid ? null : (
        <p className={styles.empty}>
          {list.status === 'failed' ? t('picker.withoutList') : t('picker.empty', { query: quoted(query) })}
        </p>
      )}
      {options.length > 0 ? <FoundColors {...found} /> : null}
    </>
  );
}

function FoundColors({
  id,
  query,
  results,
  options,
  active,
  value,
  onChoose,
}: Omit<ResultListProps, 'emptyNote' | 'onCoCreate'>) {
  const { t } = useTranslation('generator');
  const { scroller, onScroll, rows } = useRowWindow(options.length, active);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('picker.results')}
      ref={scroller}
      onScroll={onScroll}
      className={styles.results}
    >
      <div role="presentation" style={{ height: `calc(${options.length} * var(--row))` }}>
        {rows.map((index) => {
          const option = options[index];
          return option ? (
            <ResultOption
              key={index}
              id={`${id}-${index}`}
              index={index}
              size={options.length}
              option={option}
              query={query}
              beginsCocreated={index > 0 && index === results.options.length}
              distance={results.near.get(option)}
              active={index === active}
              selected={option.hex === value?.hex}
              onChoose={onChoose}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.results} aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.rowSkeleton} />
      ))}
    </div>
  );
}
