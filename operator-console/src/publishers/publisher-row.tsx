import type { Publisher } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';

const personal = (actor: string) => actor.replace(/^operator /, '');

export function PublisherRow({ publisher, onRevoke }: { publisher: Publisher; onRevoke: () => void }) {
  const { t, format } = useLanguage();
  const { lacking } = useRights();
  const now = useNow();
  const [isSure, setSure] = useState(false);
  const { name, area, moves, expires_at, created_at, created_by, last_used_at, revoked_by } = publisher;
  const isExpired = expires_at !== null && Date.parse(expires_at) <= now;
  const refusal = lacking([{ area, right: 'publish' }]);
  const revoke = () => {
    setSure(!isSure);
    if (isSure) onRevoke();
  };
  return (
    <li>
      <b>{name}</b>
      <span className={controls.mono}>{area}</span>
      <span>
        {[t.rights.names.publish, ...moves.map((right) => t.rights.names[right])].join(t.comma)}
        {expires_at !== null && (
          <>
            {' · '}
            {isExpired ? t.publishers.expired : t.publishers.until} {format.time(expires_at, now)}
          </>
        )}
      </span>
      <span>
        {t.publishers.created} {format.time(created_at, now)} · {personal(created_by)}
      </span>
      <span>
        {t.publishers.lastUsed} {last_used_at ? format.ago(last_used_at, now) : t.publishers.never}
      </span>
      {revoked_by ? (
        <span>{t.publishers.revoked(personal(revoked_by))}</span>
      ) : (
        <Button
          size="sm"
          variant={isSure ? 'primary' : 'default'}
          className={isSure ? controls.danger : undefined}
          disabled={refusal !== null}
          title={refusal ?? undefined}
          aria-label={isSure ? t.publishers.revokeSure(name) : `${t.publishers.revoke} ${name}`}
          onBlur={() => setSure(false)}
          onClick={revoke}
        >
          {isSure ? t.publishers.revokeSure(name) : t.publishers.revoke}
        </Button>
      )}
    </li>
  );
}
