import type { NewPublisher as Request, OperatorArea, Publisher } from '@danqing/contracts/releases';
import { Note } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { Panel } from '../panel.tsx';
import records from '../styles/records.module.css';
import { NewPublisher } from './new-publisher.tsx';
import { PublisherRow } from './publisher-row.tsx';
import styles from './publishers-panel.module.css';

export function PublishersPanel({ areas, onClose }: { areas: readonly OperatorArea[]; onClose: () => void }) {
  const { t } = useLanguage();
  const { api } = useOperator();
  const [publishers, setPublishers] = useState<readonly Publisher[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);

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

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : t.publishers.failed);
      return false;
    }
  };
  const add = (request: Request) =>
    attempt(async () => {
      const added = await api.addPublisher(request);
      setToken(added.token);
      setPublishers((all) => [added.publisher, ...(all ?? [])]);
    });
  const revoke = (id: number) =>
    attempt(async () => {
      const { publisher } = await api.revokePublisher(id);
      setPublishers((all) => all?.map((each) => (each.id === id ? publisher : each)) ?? null);
    });

  return (
    <Panel title={t.publishers.title} lead={t.publishers.lead} onClose={onClose}>
      {failure && <Note tone="danger">{failure}</Note>}
      <NewPublisher areas={areas} onAdd={add} />
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
            <PublisherRow
              key={publisher.id}
              publisher={publisher}
              onRevoke={() => void revoke(publisher.id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
