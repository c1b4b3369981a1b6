import type { MemberPage } from '@danqing/contracts/identity';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './member-stats.module.css';

const STATS = ['palettes', 'collections', 'colors'] as const;

export function MemberStats({ stats }: { stats: MemberPage['stats'] }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  return (
    <dl className={styles.stats}>
      {STATS.map((kind) => (
        <div key={kind} className={styles.stat}>
          <dt>{t(`stats.${kind}`)}</dt>
          <dd className="num">
            {stats[kind] === null ? '–' : new Intl.NumberFormat(locale).format(stats[kind])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
