import type { Locale } from '@danqing/contracts/locale';
import type { NewTarget, NotificationKind, OperatorArea, TargetKind } from '@danqing/contracts/releases';
import { Button, TextField } from '@danqing/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { KindsField } from './kinds-field.tsx';
import { NO_SCHEDULE, ScheduleFields, toSchedule } from './schedule-fields.tsx';
import styles from './notifications-panel.module.css';

const TARGET_KINDS: readonly TargetKind[] = ['webhook', 'slack', 'feishu', 'dingtalk', 'pagerduty', 'mail'];
const KINDS: readonly NotificationKind[] = ['rollback', 'pause', 'alert', 'approval', 'advance', 'resolved'];
const LANGUAGES: Record<Locale, string> = { zh: '中文', en: 'English', ja: '日本語' };
const PAGERDUTY_URL = 'https://events.pagerduty.com/v2/enqueue';

/** PagerDuty opens an incident with each kind, and an automatic move is none. */
const kindsOf = (target: TargetKind) =>
  KINDS.filter((kind) => target !== 'pagerduty' || (kind !== 'advance' && kind !== 'approval'));

export interface NewTargetProps {
  areas: readonly OperatorArea[];
  /** Resolves to whether the target was added. */
  onAdd: (request: NewTarget) => Promise<boolean>;
}

export function NewTarget({ areas, onAdd }: NewTargetProps) {
  const { locale, t } = useLanguage();
  const id = useId();
  const [target, setTarget] = useState<TargetKind>('webhook');
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [secret, setSecret] = useState('');
  const [area, setArea] = useState('');
  const [language, setLanguage] = useState<Locale>(locale);
  const [without, setWithout] = useState<readonly NotificationKind[]>([]);
  const [schedule, setSchedule] = useState(NO_SCHEDULE);
  const [tried, setTried] = useState(false);
  const isMail = target === 'mail';
  const needsSecret = target === 'pagerduty';
  const takesSecret = needsSecret || target === 'feishu' || target === 'dingtalk';
  const kinds = kindsOf(target).filter((kind) => !without.includes(kind));
  const missing = (text: string) => (tried && text.trim() === '' ? t.notifications.required : undefined);

  const choose = (kind: TargetKind) => {
    setTarget(kind);
    setPlace(kind === 'pagerduty' ? PAGERDUTY_URL : '');
    setSecret('');
  };
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || place.trim() === '' || kinds.length === 0) return;
    if (needsSecret && secret.trim() === '') return;
    const request = {
      kind: target,
      name: name.trim(),
      ...(isMail ? { address: place.trim() } : { url: place.trim() }),
      ...(takesSecret && secret.trim() !== '' && { secret: secret.trim() }),
      ...(area !== '' && { areas: [area] }),
      ...(target !== 'webhook' && { language }),
      ...(target !== 'pagerduty' && toSchedule(schedule)),
      kinds,
    };
    if (!(await onAdd(request as NewTarget))) return;
    setName('');
    choose(target);
    setTried(false);
  };

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)} noValidate>
      <div className={controls.field}>
        <label htmlFor={`${id}-kind`}>{t.notifications.kind}</label>
        <select
          id={`${id}-kind`}
          value={target}
          onChange={(event) => choose(event.target.value as TargetKind)}
        >
          {TARGET_KINDS.map((each) => (
            <option key={each} value={each}>
              {t.notifications.targetKinds[each]}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label={t.notifications.name}
        maxLength={100}
        value={name}
        error={missing(name)}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={isMail ? t.notifications.address : t.notifications.url}
        type={isMail ? 'email' : 'url'}
        autoComplete="off"
        maxLength={1_000}
        value={place}
        error={missing(place)}
        onChange={(event) => setPlace(event.target.value)}
      />
      {takesSecret && (
        <TextField
          label={needsSecret ? t.notifications.key : t.notifications.secret}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={secret}
          error={needsSecret ? missing(secret) : undefined}
          onChange={(event) => setSecret(event.target.value)}
        />
      )}
      <div className={controls.field}>
        <label htmlFor={`${id}-area`}>{t.notifications.area}</label>
        <select id={`${id}-area`} value={area} onChange={(event) => setArea(event.target.value)}>
          <option value="">{t.notifications.allAreas}</option>
          {areas.map((each) => (
            <option key={each.area}>{each.area}</option>
          ))}
        </select>
      </div>
      {target !== 'webhook' && (
        <div className={controls.field}>
          <label htmlFor={`${id}-language`}>{t.notifications.language}</label>
          <select
            id={`${id}-language`}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Locale)}
          >
            {Object.entries(LANGUAGES).map(([code, own]) => (
              <option key={code} value={code} lang={code}>
                {own}
              </option>
            ))}
          </select>
        </div>
      )}
      <KindsField kinds={kindsOf(target)} without={without} onChange={setWithout} />
      {target !== 'pagerduty' && <ScheduleFields schedule={schedule} onChange={setSchedule} />}
      <Button type="submit" disabled={kinds.length === 0}>
        {t.notifications.add}
      </Button>
    </form>
  );
}
