import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Skeleton } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import RefreshCw from '@danqing/ui-kit/icons/refresh-cw';
import type { Suggestions } from '../model/use-suggestions.ts';
import { Filtered } from './filtered.tsx';
import styles from './suggestion-list.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

interface SuggestionListProps {
  suggestions: Suggestions;
  current: string | null;
  onChoose: (name: string) => void;
}

export function SuggestionList({ suggestions, current, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('new-color');
  const { found, loading, failure, signedOut, refresh } = suggestions;
  if (signedOut)
    return (
      <div className={styles.gate}>
        <p>{t('suggested.signedOut')}</p>
        <Button onClick={refresh}>{t('suggested.signIn')}</Button>
      </div>
    );
  if (failure !== null && !loading)
    return (
      <ListFailure
        message={failure || t('suggested.failed')}
        retry={t('suggested.retry')}
        onRetry={refresh}
      />
    );
  if (!found || loading)
    return (
      <div aria-busy="true" role="status" aria-label={t('suggested.loading')}>
        {ROWS.map((row) => (
          <span key={row} className={styles.row}>
            <Skeleton className={styles.circle} />
            <Skeleton className={styles.word} />
          </span>
        ))}
      </div>
    );
  return (
    <>
      <ul className={styles.list}>
        {found.suggestions.map(({ name, pinyin, hex, reason }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current || undefined}
              className={styles.row}
              onClick={() => onChoose(name)}
            >
              <i aria-hidden="true" className={styles.circle} style={{ background: hex }} />
              <span className={styles.words}>
                <span className={styles.head}>
                  <b lang="zh">{name}</b>
                  <span lang="zh-Latn">{pinyin}</span>
                </span>
                {reason ? <span className={styles.reason}>{reason}</span> : null}
              </span>
              {name === current ? <Check size={16} strokeWidth={1.8} aria-hidden="true" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {found.suggestions.length === 0 ? <p className={styles.gate}>{t('suggested.none')}</p> : null}
      <Filtered filtered={found.filtered} />
      <p dir="auto" className={styles.maker}>
        {found.maker.kind === 'model'
          ? t('maker.namesModel', { name: found.maker.name })
          : t('maker.namesStudio')}
      </p>
      <Button variant="quiet" className={styles.refresh} onClick={refresh}>
        <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />
        {t('suggested.refresh')}
      </Button>
    </>
  );
}
