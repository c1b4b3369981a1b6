import type { OperatorArea } from '@danqing/contracts/releases';
import { Button, Note, TextField } from '@danqing/ui-kit';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import type { Publisher } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { Panel } from '../panel.tsx';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import records from '../styles/records.module.css';
import styles from './publishers-panel.module.css';

const personal = (actor: string) => actor.replace(/^operator /, '');

export function PublishersPanel({ areas, onClose }: { areas: readonly OperatorArea[]; onClose: () => void }) {
  const { t, format } = useLanguage();
  const { api } = useOperator();
  const now = useNow();
  const id = useId();
  const [publishers, setPublishers] = useState<readonly Publisher[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [area, setArea] = useState(areas[0]?.area ?? '');
  const [token, setToken] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<number | null>(null);
  const explain = (error: unknown) => (error instanceof Refusal ? error.message : t.publishers.failed);

  useEffect(() => {
    const stop = new AbortController();
    api.publishers(stop.signal).then(
      (answer) => setPublishers(answer.publishers),
      () => {
        if (!stop.signal.aborted) setFailure(t.publishers.failed);
      },
    );
    return () => stop.abort();
  }, [api, t]);

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') return;
    try {
      const added = await api.addPublisher({ name: name.trim(), area });
      setToken(added.token);
      setPublishers([added.publisher, ...(publishers ?? [])]);
      setName('');
      setTried(false);
      setFailure(null);
    } catch (error) {
      setFailure(explain(error));
    }
  };
  const revoke = async (publisher: Publisher) => {
    if (revoking !== publisher.id) return setRevoking(publisher.id);
    setRevoking(null);
    try {
      const { publisher: revoked } = await api.revokePublisher(publisher.id);
      setPublishers((all) => all?.map((each) => (each.id === revoked.id ? revoked : each)) ?? null);
      setFailure(null);
    } catch (error) {
      setFailure(explain(error));
    }
  };

  return (
    <Panel title={t.publishers.title} lead={t.publishers.lead} onClose={onClose}>
      {failure && <Note tone="danger">{failure}</Note>}
      <form className={styles.add} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          label={t.publishers.addName}
          maxLength={100}
          value={name}
          error={tried && name.trim() === '' ? t.publishers.missingName : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={controls.field}>
          <label htmlFor={id}>{t.publishers.area}</label>
          <select id={id} value={area} onChange={(event) => setArea(event.target.value)}>
            {areas.map((each) => (
              <option key={each.area} value={each.area}>
                {each.area}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" disabled={area === ''}>
          {t.publishers.add}
        </Button>
      </form>
      <div role="status">
        {token && (
          <p className={styles.token}>
            {t.publishers.tokenLead} <code>{token}</code>
          </p>
        )}
      </div>
      {publishers?.length === 0 && <p>{t.publishers.nobody}</p>}
      {publishers && publishers.length > 0 && (
        <ul className={`${records.list} ${styles.list}`}>
          {publishers.map((publisher) => (
            <li key={publisher.id}>
              <b>{publisher.name}</b>
              <span className={controls.mono}>{publisher.area}</span>
              <span>
                {t.publishers.created} {format.time(publisher.created_at, now)} ·{' '}
                {personal(publisher.created_by)}
              </span>
              <span>
                {t.publishers.lastUsed}{' '}
                {publisher.last_used_at ? format.ago(publisher.last_used_at, now) : t.publishers.never}
              </span>
              {publisher.revoked_by ? (
                <span>{t.publishers.revoked(personal(publisher.revoked_by))}</span>
              ) : (
                <Button
                  size="sm"
                  variant={revoking === publisher.id ? 'primary' : 'default'}
                  className={revoking === publisher.id ? controls.danger : undefined}
                  aria-label={
                    revoking === publisher.id
                      ? t.publishers.revokeSure(publisher.name)
                      : `${t.publishers.revoke} ${publisher.name}`
                  }
                  onBlur={() => setRevoking(null)}
                  onClick={() => void revoke(publisher)}
                >
                  {revoking === publisher.id ? t.publishers.revokeSure(publisher.name) : t.publishers.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
