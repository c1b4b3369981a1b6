import type { OperatorArea } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './previews-panel.module.css';

const DAYS = [1, 7, 14, 30];
const DEFAULT_DAYS = 7;

export interface NewPreviewRequest {
  area: string;
  release: string;
  days: number;
}

export function NewPreview({
  areas: all,
  onAdd,
}: {
  areas: readonly OperatorArea[];
  onAdd: (request: NewPreviewRequest) => void;
}) {
  const { t, format } = useLanguage();
  const now = useNow();
  const id = useId();
  const { has } = useRights();
  const areas = all.filter((each) => has(each.area, 'publish'));
  const [area, setArea] = useState(areas[0]?.area ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const releases = areas.find((each) => each.area === area)?.releases.filter((each) => !each.quarantined);
  const release = releases?.find((each) => each.release === chosen) ?? releases?.[0];
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (release) onAdd({ area, release: release.release, days });
  };
  if (areas.length === 0) return <p className={controls.hint}>{t.rights.publishNowhere}</p>;
  return (
    <form className={styles.add} onSubmit={add}>
      <div className={controls.field}>
        <label htmlFor={`${id}-area`}>{t.previews.area}</label>
        <select id={`${id}-area`} value={area} onChange={(event) => setArea(event.target.value)}>
          {areas.map((each) => (
            <option key={each.area}>{each.area}</option>
          ))}
        </select>
      </div>
      <div className={controls.field}>
        <label htmlFor={`${id}-release`}>{t.previews.release}</label>
        <select
          className={controls.mono}
          id={`${id}-release`}
          value={release?.release ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          {releases?.map((each) => (
            <option key={each.release} value={each.release}>
              {each.release.slice(0, 6)} · {format.time(each.published_at, now)}
            </option>
          ))}
        </select>
      </div>
      <div className={controls.field}>
        <label htmlFor={`${id}-days`}>{t.previews.days}</label>
        <select id={`${id}-days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {DAYS.map((each) => (
            <option key={each} value={each}>
              {t.previews.day(each)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" disabled={!release}>
        {t.previews.add}
      </Button>
    </form>
  );
}
