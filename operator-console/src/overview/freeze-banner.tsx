import type { OperatorOverview } from '@danqing/contracts/releases';
import { classNames } from '@danqing/ui-kit';
import Info from '@danqing/ui-kit/icons/info';
import { useLanguage } from '../language/language.ts';
import { useNow } from '../use-now.ts';
import styles from './console.module.css';

/** Freezes that begin later are shown this long before. */
const SHOWN_AHEAD_MS = 3 * 86_400_000;

export function FreezeBanner({ overview: { freezes, areas } }: { overview: OperatorOverview }) {
  const { t, format, locale } = useLanguage();
  const now = useNow();
  const shown = freezes.filter(
    ({ starts_at, ends_at }) => Date.parse(starts_at) - now < SHOWN_AHEAD_MS && Date.parse(ends_at) > now,
  );
  const nameOf = (id: string) => areas.find(({ area }) => area === id)?.name[locale] ?? id;
  return (
    <div role="status" aria-label={t.freeze.title}>
      {shown.map(({ id, area, starts_at, ends_at, reason }) => {
        const what = area === null ? t.freeze.everything : nameOf(area);
        const until = format.time(ends_at, now);
        const hasBegun = Date.parse(starts_at) <= now;
        return (
          <div key={id} className={classNames(styles.alert, styles.freeze)}>
            <Info size={16} aria-hidden="true" />
            <p>
              <b>
                {hasBegun
                  ? t.freeze.active(what, until)
                  : t.freeze.upcoming(what, format.time(starts_at, now), until)}
              </b>
              {' · '}
              {reason}
              {hasBegun && ` · ${t.freeze.effect}`}
            </p>
          </div>
        );
      })}
    </div>
  );
}
