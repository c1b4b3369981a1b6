import type { NewPublisher as Request, OperatorArea, PublisherMove } from '@danqing/contracts/releases';
import { Button, Checkbox, TextField } from '@danqing/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import styles from './publishers-panel.module.css';

const DAYS = [30, 90, 180, 365];
const DEFAULT_DAYS = 90;
/** Every move of the shell needs `activate`. */
const SHELL = 'shell';
const MOVES: readonly PublisherMove[] = ['canary', 'activate', 'rollback', 'kill'];

interface NewPublisherProps {
  areas: readonly OperatorArea[];
  /** Resolves to whether the publisher was created. */
  onAdd: (request: Request) => Promise<boolean>;
}

export function NewPublisher({ areas: all, onAdd }: NewPublisherProps) {
  const { t } = useLanguage();
  const { has, lacking } = useRights();
  const id = useId();
  const areas = all.filter((each) => has(each.area, 'publish'));
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [area, setArea] = useState(areas[0]?.area ?? '');
  const [chosen, setChosen] = useState<readonly PublisherMove[]>([]);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const offered = area === SHELL ? (['activate'] as const) : MOVES;
  // A token gets no right that its creator lacks.
  const moves = offered.filter((right) => chosen.includes(right) && has(area, right));
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || !(await onAdd({ name: name.trim(), area, moves, days }))) return;
    setName('');
    setChosen([]);
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
      <div className={controls.field}>
        <label htmlFor={`${id}-days`}>{t.publishers.days}</label>
        <select id={`${id}-days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {DAYS.map((each) => (
            <option key={each} value={each}>
              {t.previews.day(each)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={styles.moves}>
        <legend className={controls.legend}>{t.publishers.moves}</legend>
        {offered.map((right) => (
          <Checkbox
            key={right}
            checked={moves.includes(right)}
            disabled={!has(area, right)}
            title={lacking([{ area, right }]) ?? undefined}
            onChange={({ target }) =>
              setChosen(target.checked ? [...moves, right] : moves.filter((each) => each !== right))
            }
          >
            {t.rights.names[right]}
          </Checkbox>
        ))}
      </fieldset>
      <Button type="submit">{t.publishers.add}</Button>
    </form>
  );
}
