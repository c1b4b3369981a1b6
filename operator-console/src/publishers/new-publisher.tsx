import type { OperatorArea } from '@danqing/contracts/releases';
import { Button, TextField } from '@danqing/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import styles from './publishers-panel.module.css';

export interface NewPublisherRequest {
  name: string;
  area: string;
}

interface NewPublisherProps {
  areas: readonly OperatorArea[];
  /** Resolves to whether the publisher was created. */
  onAdd: (request: NewPublisherRequest) => Promise<boolean>;
}

export function NewPublisher({ areas: all, onAdd }: NewPublisherProps) {
  const { t } = useLanguage();
  const { has } = useRights();
  const id = useId();
  const areas = all.filter((each) => has(each.area, 'publish'));
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [area, setArea] = useState(areas[0]?.area ?? '');
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || !(await onAdd({ name: name.trim(), area }))) return;
    setName('');
    setTried(false);
  };
  if (areas.length === 0) return <p className={controls.hint}>{t.rights.publishNowhere}</p>;
  return (
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
      <Button type="submit">{t.publishers.add}</Button>
    </form>
  );
}
