import type { NotificationTarget } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './notifications-panel.module.css';

const DAY_MS = 24 * 60 * 60_000;

const personal = (actor: string) => actor.replace(/^operator /, '');

export interface TargetRowProps {
  target: NotificationTarget;
  onTest: () => void;
  /** Takes over, or gives back, being on call. */
  onTakeOver: (until: string | null) => void;
  onRevoke: () => void;
}

export function TargetRow({ target, onTest, onTakeOver, onRevoke }: TargetRowProps) {
  const { t, format } = useLanguage();
  const now = useNow();
  const [isSure, setSure] = useState(false);
  const { name, kind, address, areas, kinds, quiet, rota, on_call_until, created_by, revoked_by } = target;
  const isTaken = on_call_until !== null && Date.parse(on_call_until) > now;
  const revoke = () => {
    setSure(!isSure);
    if (isSure) onRevoke();
  };
  return (
    <li>
      <b>{name}</b>
      <span>
        {t.notifications.targetKinds[kind]} · <span className={styles.address}>{address}</span>
      </span>
      <span>
        {kinds.map((each) => t.notifications.kinds[each as keyof typeof t.notifications.kinds]).join(' · ')}
        {' · '}
        {areas?.join(', ') ?? t.notifications.allAreas}
        {quiet && ` · ${t.notifications.quiet(quiet.from, quiet.until, quiet.zone)}`}
        {rota && ` · ${t.notifications.place(rota)}`}
        {isTaken && ` · ${t.notifications.onCallUntil(format.time(on_call_until, now))}`}
      </span>
      <span>{revoked_by ? t.notifications.revoked(personal(revoked_by)) : personal(created_by)}</span>
      {!revoked_by && (
        <span className={styles.actions}>
          <Button size="sm" aria-label={t.notifications.testWhat(name)} onClick={onTest}>
            {t.notifications.test}
          </Button>
          {kind !== 'pagerduty' && (
            <Button
              size="sm"
              aria-label={t.notifications.takeOverWhat(name, isTaken)}
              onClick={() => onTakeOver(isTaken ? null : new Date(now + DAY_MS).toISOString())}
            >
              {t.notifications.takeOver(isTaken)}
            </Button>
          )}
          <Button
            size="sm"
            variant={isSure ? 'primary' : 'default'}
            className={isSure ? controls.danger : undefined}
            aria-label={isSure ? t.notifications.revokeSure(name) : t.notifications.revokeWhat(name)}
            onBlur={() => setSure(false)}
            onClick={revoke}
          >
            {isSure ? t.notifications.revokeSure(name) : t.notifications.revoke}
          </Button>
        </span>
      )}
    </li>
  );
}
