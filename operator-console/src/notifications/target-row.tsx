import type { NotificationTarget } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import styles from './notifications-panel.module.css';

const personal = (actor: string) => actor.replace(/^operator /, '');

export interface TargetRowProps {
  target: NotificationTarget;
  onTest: () => void;
  onRevoke: () => void;
}

export function TargetRow({ target, onTest, onRevoke }: TargetRowProps) {
  const { t } = useLanguage();
  const [isSure, setSure] = useState(false);
  const { name, kind, address, areas, kinds, created_by, revoked_by } = target;
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
      </span>
      <span>{revoked_by ? t.notifications.revoked(personal(revoked_by)) : personal(created_by)}</span>
      {!revoked_by && (
        <span className={styles.actions}>
          <Button size="sm" aria-label={t.notifications.testWhat(name)} onClick={onTest}>
            {t.notifications.test}
          </Button>
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
