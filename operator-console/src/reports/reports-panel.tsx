import { Button, Note, TextField } from '@danqing/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import type { Texts } from '../language/texts.zh.ts';
import { useOperator } from '../operator-context.ts';
import { Panel } from '../panel.tsx';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import { readReported, type ReportedThing } from './reported-things.ts';
import styles from './reports-panel.module.css';

export function ReportsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const { api } = useOperator();
  const [things, setThings] = useState<readonly ReportedThing[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  const load = useCallback(
    (signal?: AbortSignal) =>
      readReported(api, signal).then(setThings, () => {
        if (!signal?.aborted) setFailure(t.reports.failed);
      }),
    [api, t],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load]);

  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      setMessage(done);
      setFailure(null);
      await load();
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : t.reports.notDone);
    }
  };
  return (
    <Panel title={t.reports.title} lead={t.reports.lead} onClose={onClose}>
      {failure && <Note tone="danger">{failure}</Note>}
      <p role="status">
        {message || (things === null && failure === null && t.loading)}
        {message === '' && things?.length === 0 && t.reports.none}
      </p>
      <ul className={styles.list}>
        {things?.map((thing) => (
          <Reported key={`${thing.kind} ${thing.id}`} thing={thing} act={act} />
        ))}
      </ul>
    </Panel>
  );
}

interface ReportedProps {
  thing: ReportedThing;
  act: (work: Promise<unknown>, done: string) => Promise<void>;
}

function Reported({ thing, act }: ReportedProps) {
  const { t, format } = useLanguage();
  const { api } = useOperator();
  const now = useNow();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { kind, id, name, description, author, colors, reports } = thing;
  const because = (work: (reason: string) => Promise<unknown>, done: string) => {
    setTried(true);
    if (reason.trim() !== '') void act(work(reason.trim()), done);
  };
  return (
    <li>
      <div className={styles.stripes} aria-hidden="true">
        {colors.map((hex, index) => (
          <i key={index} style={{ background: hex }} />
        ))}
      </div>
      <p>
        <span className={controls.badge}>{t.reports.kinds[kind]}</span>{' '}
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <span className={controls.mono}>#{id}</span> · <bdi>{author.name}</bdi>{' '}
        <span className={controls.mono}>#{author.id}</span>
      </p>
      {description && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.reporter}>
            <b>{t.reports.reasons[report.reason]}</b> <bdi>{report.text}</bdi>
            <span className={controls.hint}>
              {format.ago(report.at, now)} · {reporterName(report.reporter, t)}
            </span>
          </li>
        ))}
      </ul>
      <TextField
        label={t.reports.reason(name)}
        maxLength={200}
        value={reason}
        error={tried && reason.trim() === '' ? t.reports.missingReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        <Button size="sm" onClick={() => because((why) => api.hide(kind, id, why), t.reports.hidden(name))}>
          {t.reports.hide}
        </Button>
        <Button
          size="sm"
          onClick={() => because((why) => api.limitMember(author.id, why), t.reports.limited(author.name))}
        >
          {t.reports.limit}
        </Button>
        <Button size="sm" onClick={() => void act(api.show(kind, id), t.reports.closed(name))}>
          {t.reports.close}
        </Button>
      </div>
    </li>
  );
}

/** The server names a reporter as `member 3` or `network 203.0.113.7`. */
function reporterName(reporter: string, t: Texts): string {
  const [, kind, id] = /^(member|network) (.+)$/.exec(reporter) ?? [];
  return kind === undefined || id === undefined ? reporter : t.reports[kind as 'member' | 'network'](id);
}
