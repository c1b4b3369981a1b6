import type { Preview } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './previews-panel.module.css';

const personal = (actor: string) => actor.replace(/^operator /, '');

export function PreviewRow({ preview, onRevoke }: { preview: Preview; onRevoke: () => void }) {
  const { t, format } = useLanguage();
  const { api } = useOperator();
  const { lacking } = useRights();
  const now = useNow();
  const [isSure, setSure] = useState(false);
  const [copied, setCopied] = useState('');
  const { releases, created_by, until, revoked_by } = preview;
  const url = api.previewUrl(preview);
  const names = releases.map(({ area, release }) => `${area} ${release.slice(0, 6)}`).join(', ');
  const refusal = lacking(releases.map(({ area }) => ({ area, right: 'publish' })));
  const revoke = () => {
    setSure(!isSure);
    if (isSure) onRevoke();
  };
  const copy = () =>
    navigator.clipboard.writeText(url ?? '').then(
      () => setCopied(t.previews.copied),
      () => setCopied(t.previews.copyFailed),
    );
  return (
    <li>
      <b className={controls.mono}>{names}</b>
      <span>{personal(created_by)}</span>
      {revoked_by && <span>{t.previews.revoked(personal(revoked_by))}</span>}
      {!revoked_by && (
        <span>
          {url ? t.previews.until : t.previews.expired} {format.time(until, now)}
        </span>
      )}
      {url && (
        <>
          <code className={styles.link}>{url}</code>
          <span className={styles.actions}>
            <span role="status">{copied}</span>
            <Button size="sm" aria-label={`${t.previews.copy} ${names}`} onClick={() => void copy()}>
              {t.previews.copy}
            </Button>
            <Button
              size="sm"
              variant={isSure ? 'primary' : 'default'}
              className={isSure ? controls.danger : undefined}
              aria-label={isSure ? t.previews.sure(names) : t.previews.what(names)}
              disabled={refusal !== null}
              title={refusal ?? undefined}
              onBlur={() => setSure(false)}
              onClick={revoke}
            >
              {isSure ? t.previews.sure(names) : t.previews.revoke}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
