import { useId, useState } from 'react';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import { MoveDialog, type MoveDialogContext } from './move-dialog.tsx';

export function PromoteDialog(context: MoveDialogContext) {
  const { t, locale } = useLanguage();
  const { name, pointer } = context.area;
  return (
    <MoveDialog
      {...context}
      title={t.confirm.promote(name[locale], pointer.canary?.release ?? t.none)}
      lead={t.confirm.promoteLead}
      submit={t.actions.promote}
      requestedMove={{ action: 'promote' }}
    />
  );
}

export function PauseDialog(context: MoveDialogContext) {
  const { t, locale } = useLanguage();
  return (
    <MoveDialog
      {...context}
      title={t.confirm.pause(context.area.name[locale])}
      lead={t.confirm.pauseLead}
      submit={t.actions.pause}
      requestedMove={{ action: 'pause' }}
    />
  );
}

export function ResumeDialog(context: MoveDialogContext) {
  const { t, format, locale } = useLanguage();
  const { name, pointer, weightBeforePause: weight } = context.area;
  return (
    <MoveDialog
      {...context}
      title={t.confirm.resume(name[locale], format.percent((weight ?? 0) / 100))}
      lead={t.confirm.resumeLead}
      submit={t.actions.resume}
      requestedMove={
        pointer.canary && weight !== null
          ? { action: 'canary', release: pointer.canary.release, weight }
          : null
      }
    />
  );
}

export function KillDialog(context: MoveDialogContext) {
  const { t, locale } = useLanguage();
  return (
    <MoveDialog
      {...context}
      title={t.confirm.kill(context.area.name[locale])}
      lead={t.confirm.killLead}
      submit={t.actions.kill}
      danger
      requestedMove={{ action: 'kill' }}
    />
  );
}

export function ReviveDialog(context: MoveDialogContext) {
  const { t, locale } = useLanguage();
  return (
    <MoveDialog
      {...context}
      title={t.confirm.revive(context.area.name[locale])}
      lead={t.confirm.reviveLead}
      submit={t.actions.revive}
      requestedMove={{ action: 'revive' }}
    />
  );
}

export function RetireDialog(context: MoveDialogContext) {
  const { t, locale } = useLanguage();
  return (
    <MoveDialog
      {...context}
      title={t.confirm.retire(context.area.name[locale])}
      lead={t.confirm.retireLead}
      submit={t.actions.retire}
      danger
      requestedMove={{ action: 'retire' }}
    />
  );
}

export function QuarantineDialog({
  action,
  ...context
}: MoveDialogContext & { action: 'quarantine' | 'unquarantine' }) {
  const { t, format, locale } = useLanguage();
  const now = useNow();
  const id = useId();
  const { name, pointer, releases } = context.area;
  const isQuarantine = action === 'quarantine';
  const choices = releases.filter(
    (each) =>
      each.quarantined !== isQuarantine &&
      !(isQuarantine && each.release === pointer.stable && !pointer.retired),
  );
  const canary = choices.find(({ release }) => release === pointer.canary?.release);
  const [chosen, setChosen] = useState((canary ?? choices[0])?.release ?? '');
  return (
    <MoveDialog
      {...context}
      title={isQuarantine ? t.confirm.quarantine(name[locale]) : t.confirm.unquarantine(name[locale])}
      lead={isQuarantine ? t.confirm.quarantineLead : t.confirm.unquarantineLead}
      submit={t.actions[action]}
      danger={isQuarantine}
      requestedMove={chosen === '' ? null : { action, release: chosen }}
    >
      <div className={controls.field}>
        <label htmlFor={id}>{t.confirm.release}</label>
        <select
          className={controls.mono}
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {choices.map(({ release, published_at, publisher }) => (
            <option key={release} value={release}>
              {shortRelease(release)} · {format.time(published_at, now)} · {publisher}
              {release === pointer.canary?.release ? ` · ${t.release.running}` : ''}
            </option>
          ))}
        </select>
      </div>
    </MoveDialog>
  );
}
