import { ColorName, type ColorList } from '@danqing/area-kit';
import { pageTitle } from '@danqing/contracts/page';
import { navigate, OpenFrame, useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, NotFoundScreen } from '@danqing/ui-kit';
import { useMemo, useState } from 'react';
import { startCoCreation } from '../color-picker/co-create-hint.tsx';
import { quoted } from '../color-picker/quoted.ts';
import { SearchPanel } from '../color-picker/search-panel.tsx';
import { colorPath } from '../model/chosen-color.ts';
import { ListFailure } from '../notes/list-failure.tsx';
import { nearMatches } from './near-matches.ts';
import styles from './unknown-color.module.css';

interface UnknownColorProps {
  search: string;
  list: ColorList;
}

export function UnknownColor({ search, list }: UnknownColorProps) {
  const { t } = useTranslation('generator');
  useTitle(pageTitle(t('unknown.title'), useLocale()));
  const near = useMemo(
    () => (list.status === 'loaded' ? nearMatches(search, list.colors) : []),
    [search, list],
  );
  // Keeps the screen and the typed text while the list is refetched.
  const [settled, setSettled] = useState(false);
  if (!settled && list.status !== 'loading') setSettled(true);
  return (
    <OpenFrame block={null}>
      <NotFoundScreen title={t('unknown.title')} message={t('unknown.message', { search: quoted(search) })}>
        <div className={styles.ways} aria-busy={!settled}>
          {near.length > 0 ? (
            <>
              <p>{t('unknown.near')}</p>
              <ul className={styles.near}>
                {near.map((color) => (
                  <li key={color.id}>
                    <Link to={colorPath(color)} className={styles.color}>
                      <i style={{ background: color.hex }} />
                      <span>
                        <ColorName color={color} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {settled ? (
            <>
              <div className={styles.search}>
                <SearchPanel
                  key={search}
                  initialQuery={search}
                  emptyNote={near.length === 0}
                  value={null}
                  list={list}
                  onChoose={(color) => navigate(colorPath(color))}
                  onCoCreate={(text) => void startCoCreation(text)}
                />
              </div>
              {list.status === 'failed' ? <ListFailure onRetry={list.retry} /> : null}
              <Link to="/" className={buttonClass('primary', 'lg')}>
                {t('unknown.home')}
              </Link>
            </>
          ) : null}
        </div>
      </NotFoundScreen>
    </OpenFrame>
  );
}
