import type { Delivery } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './notifications-panel.module.css';

const TONES = { waiting: controls.info, delivered: controls.good, dead: controls.bad, digested: '' };

export function DeliveryRow({ delivery, onRetry }: { delivery: Delivery; onRetry: () => void }) {
  const { t, format } = useLanguage();
  const now = useNow();
  const { at, kind, area, release, target_name, state, next_at, attempts } = delivery;
  const last = attempts.at(-1);
  const isPending = next_at !== null && (last !== undefined || Date.parse(next_at) > now);
  const kinds: Record<string, string> = t.notifications.kinds;
  const what = [kinds[kind] ?? t.notifications.testKind, area, release?.slice(0, 6)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <span>{format.time(at, now)}</span>
      <b>{what}</b>
      <span>{target_name}</span>
      <span>
        <span className={`${controls.badge} ${TONES[state]}`}>{t.notifications.states[state]}</span>{' '}
        {last && (
          <span className={styles.answer}>
            {t.notifications.attempts(attempts.length)}: {last.status ?? t.notifications.noAnswer},{' '}
            {format.number(last.milliseconds)} ms {last.answer}
          </span>
        )}
        {isPending && (
          <>
            {' · '}
            {t.notifications.next} {format.time(next_at, now)}
          </>
        )}
      </span>
      {(state === 'dead' || isPending) && (
        <Button size="sm" aria-label={t.notifications.retryWhat(what, target_name)} onClick={onRetry}>
          {t.notifications.retry}
        </Button>
      )}
    </li>
  );
}
