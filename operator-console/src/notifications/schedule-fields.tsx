import type { QuietHours } from '@danqing/contracts/releases';
import { TextField } from '@danqing/ui-kit';
import { useId } from 'react';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';

const PLACES = Array.from({ length: 8 }, (_, index) => index + 1);

export interface ChosenSchedule {
  /** Times of day; both or neither. */
  from: string;
  until: string;
  /** Place in the weekly order, or empty. */
  rota: string;
}

export const NO_SCHEDULE: ChosenSchedule = { from: '', until: '', rota: '' };

/** Quiet hours are of this browser's time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function toSchedule({ from, until, rota }: ChosenSchedule): { quiet?: QuietHours; rota?: number } {
  return {
    ...(from !== '' && until !== '' && { quiet: { from, until, zone: ownZone() } }),
    ...(rota !== '' && { rota: Number(rota) }),
  };
}

export interface ScheduleFieldsProps {
  schedule: ChosenSchedule;
  onChange: (schedule: ChosenSchedule) => void;
}

export function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <>
      <TextField
        type="time"
        label={t.notifications.quietFrom(ownZone())}
        value={schedule.from}
        onChange={(event) => onChange({ ...schedule, from: event.target.value })}
      />
      <TextField
        type="time"
        label={t.notifications.quietUntil}
        value={schedule.until}
        onChange={(event) => onChange({ ...schedule, until: event.target.value })}
      />
      <div className={controls.field}>
        <label htmlFor={id}>{t.notifications.rota}</label>
        <select
          id={id}
          value={schedule.rota}
          onChange={(event) => onChange({ ...schedule, rota: event.target.value })}
        >
          <option value="">{t.notifications.noRota}</option>
          {PLACES.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </select>
      </div>
    </>
  );
}
