import type { SecurityAction, SecurityLogEntry } from '@danqing/contracts/operators';
import { Button, classNames, Note, TextField } from '@danqing/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import type { LogFilter } from '../api/operator-api.ts';
import { useLanguage } from '../language/language.ts';
import { Panel } from '../panel.tsx';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './security-log-panel.module.css';
import { useSecurityLog } from './use-security-log.ts';

const EVERYTHING: LogFilter = {};

export function SecurityLogPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const [filter, setFilter] = useState(EVERYTHING);
  const { entries, state, failure, loadOlder } = useSecurityLog(filter);

  return (
    <Panel title={t.log.title} lead={t.log.lead} onClose={onClose}>
      <FilterForm onFilter={setFilter} />
      {failure && <Note tone="danger">{failure}</Note>}
      {entries.length > 0 && <EntriesTable entries={entries} />}
      <p className={styles.foot} role="status">
        {state === 'loading' && t.loading}
        {state === 'complete' && (entries.length === 0 ? t.log.empty : t.log.end)}
      </p>
      {(state === 'more' || (state === 'failed' && entries.length > 0)) && (
        <Button size="sm" className={styles.older} onClick={loadOlder}>
          {t.log.older}
        </Button>
      )}
    </Panel>
  );
}

function FilterForm({ onFilter }: { onFilter: (filter: LogFilter) => void }) {
  const { t } = useLanguage();
  const [filter, setFilter] = useState(EVERYTHING);
  const change = (part: LogFilter) => setFilter({ ...filter, ...part });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { actor = '', address = '', ...chosen } = filter;
    onFilter({ ...chosen, actor: actor.trim(), address: address.trim() });
  };
  return (
    <form className={styles.filter} onSubmit={onSubmit}>
      <Choice label={t.log.action} texts={t.log.actions} onChange={(action) => change({ action })} />
      <Choice label={t.log.result} texts={t.log.results} onChange={(result) => change({ result })} />
      <TextField
        label={t.log.actor}
        maxLength={120}
        spellCheck={false}
        autoCapitalize="none"
        value={filter.actor ?? ''}
        onChange={(event) => change({ actor: event.target.value })}
      />
      <TextField
        label={t.log.address}
        maxLength={50}
        spellCheck={false}
        value={filter.address ?? ''}
        onChange={(event) => change({ address: event.target.value })}
      />
      <Button type="submit">{t.log.filter}</Button>
    </form>
  );
}

function Choice({
  label,
  texts,
  onChange,
}: {
  label: string;
  texts: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t.log.all}</option>
        {Object.entries(texts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function EntriesTable({ entries }: { entries: readonly SecurityLogEntry[] }) {
  const { t } = useLanguage();
  return (
    <table className={styles.log} aria-label={t.log.title}>
      <thead>
        <tr>
          <th scope="col">{t.log.time}</th>
          <th scope="col">{t.log.result}</th>
          <th scope="col">{t.log.action}</th>
          <th scope="col">{t.log.actor}</th>
          <th scope="col">{t.log.address}</th>
          <th scope="col">{t.log.subject}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { entry: SecurityLogEntry }) {
  const { t, format } = useLanguage();
  const now = useNow();
  const { at, last_at, count, action, result, actor, address, subject, detail } = entry;
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={at}>{format.time(at, now)}</time>
        {count > 1 && (
          <span className={styles.count} title={t.log.until(format.time(last_at, now))}>
            {t.log.times(count)}
          </span>
        )}
      </td>
      <td className={styles.result}>
        {result === 'refused' ? (
          <span className={classNames(controls.badge, controls.warning)}>{t.log.results[result]}</span>
        ) : (
          <span className={styles.quiet}>{t.log.results[result]}</span>
        )}
      </td>
      <td className={styles.what}>{t.log.actions[action as SecurityAction] ?? action}</td>
      <td className={styles.who}>{actor}</td>
      <td className={classNames(controls.mono, styles.from)}>{address ?? t.none}</td>
      <td className={styles.subject}>{[subject, detail].filter(Boolean).join(' · ') || t.none}</td>
    </tr>
  );
}
