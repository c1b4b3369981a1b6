import { RESET_OVERRIDES_PARAMETER, type PageOverrides } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useStore } from 'zustand';
import { usePages, useShell } from '../stores/shell-context.ts';
import styles from './badges.module.css';
import { useExpired } from './use-expired.ts';

type Overrides = PageOverrides['active'];

export function OverrideBadge({ overrides }: { overrides: Overrides }) {
  const { t } = useTranslation('developer');
  const expired = useExpired(overrides.map(({ until }) => until).sort()[0]!);
  const { released, missing } = useNotLoaded();
  return (
    <aside className={styles.badge} aria-label={t('overrides.title')}>
      <div className={styles.what}>
        <span>{t('overrides.title')}</span>
        <ul>
          {overrides.map(({ area, origin }) => (
            <li key={area}>
              <b>{area}</b> <span className="num">{origin}</span>
            </li>
          ))}
        </ul>
      </div>
      <a href={`?${RESET_OVERRIDES_PARAMETER}`}>{t('overrides.reset')}</a>
      <div role="status" className={styles.status}>
        {released && <p>{t('overrides.shownReleased', { areas: released })}</p>}
        {missing && <p>{t('overrides.notLoaded', { areas: missing })}</p>}
        {expired && <p>{t('overrides.expired')}</p>}
      </div>
    </aside>
  );
}

function useNotLoaded(): { released: string; missing: string } {
  const { areas } = useShell();
  const overridden = usePages().filter(({ channel }) => channel === 'override');
  const names = (isOne: (area: (typeof overridden)[number]) => boolean) =>
    overridden
      .filter(isOne)
      .map(({ area }) => area)
      .join(', ');
  const released = useStore(areas, () =>
    names((area) => {
      const state = areas.state(area);
      return state.status === 'ready' && state.area.release !== area.release;
    }),
  );
  const missing = useStore(areas, () => names((area) => areas.state(area).status === 'failed'));
  return { released, missing };
}
