import { Note, Segments } from '@danqing/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { commitName, shortRelease } from '../history/describe-event.ts';
import { ReleaseDiff } from '../history/release-diff.tsx';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import { BuildOrigin } from './build-origin.tsx';
import { MountPictures } from './mount-pictures.tsx';
import { PlanField, usePlan } from './plan-field.tsx';
import { MoveDialog, type MoveDialogContext } from './move-dialog.tsx';
import type { RequestedMove } from './move-kind.ts';
import styles from './release-dialog.module.css';

const FIRST_WEIGHT = 10;

export function ReleaseDialog({ weightOnly, ...context }: MoveDialogContext & { weightOnly: boolean }) {
  const { area } = context;
  const { stable, canary, retired = false } = area.pointer;
  const { t, format, locale } = useLanguage();
  const now = useNow();
  const id = useId();
  const others = area.releases.filter(({ release }) => release !== stable || retired);
  const newest = others.find(({ quarantined }) => !quarantined) ?? others[0];
  const [release, setRelease] = useState((weightOnly ? canary?.release : newest?.release) ?? '');
  const [mode, setMode] = useState<'canary' | 'plan' | 'everybody'>(retired ? 'everybody' : 'canary');
  const [weightText, setWeightText] = useState(
    String(area.weightBeforePause ?? canary?.weight ?? FIRST_WEIGHT),
  );
  const [weightWrong, setWeightWrong] = useState(false);

  const plan = usePlan();
  const weight = /^[1-9]\d?$/.test(weightText) ? Number(weightText) : null;
  const isCanary = mode === 'canary';
  const running = canary?.release === release;
  const summary = area.releases.find((each) => each.release === release);
  const requestedMove = ((): RequestedMove | null => {
    if (release === '') return null;
    if (mode === 'everybody') return { action: 'activate', release };
    if (mode === 'plan') return plan.steps && { action: 'startRollout', release, plan: plan.text };
    return weight === null ? null : { action: 'canary', release, weight };
  })();
  const submit = {
    canary: running ? t.release.changeWeight : t.release.startCanary,
    plan: t.rollout.start,
    everybody: t.release.activate,
  }[mode];
  const badWeight = weightWrong && weight === null;

  return (
    <MoveDialog
      {...context}
      title={weightOnly ? `${t.actions.weight} · ${area.name[locale]}` : t.release.title(area.name[locale])}
      lead={t.rollback.lead}
      submit={submit}
      requestedMove={requestedMove}
      onIncomplete={() => (isCanary ? setWeightWrong(true) : plan.focus())}
      // A running canary has already passed the gate, and the move itself checks it again.
      checked={release !== '' && !(running && mode !== 'everybody') ? release : null}
    >
      {others.length === 0 && <Note tone="accent">{t.release.nothing}</Note>}
      {!weightOnly && others.length > 0 && (
        <>
          <div className={controls.field}>
            <label htmlFor={`${id}-release`}>{t.release.choose}</label>
            <select
              className={controls.mono}
              id={`${id}-release`}
              value={release}
              onChange={(event) => setRelease(event.target.value)}
            >
              {others.map((each) => (
                <option key={each.release} value={each.release}>
                  {shortRelease(each.release)} · {format.time(each.published_at, now)} · {each.publisher}
                  {each.release === canary?.release ? ` · ${t.release.running}` : ''}
                  {each.quarantined ? ` · ${t.rollback.quarantined}` : ''}
                </option>
              ))}
            </select>
          </div>
          {!retired && (
            <Segments
              label={t.release.mode}
              value={mode}
              onChange={setMode}
              options={[
                { value: 'canary', label: t.release.canary },
                ...(area.rollout ? [] : [{ value: 'plan' as const, label: t.rollout.byPlan }]),
                { value: 'everybody', label: t.release.everybody },
              ]}
            />
          )}
        </>
      )}
      {isCanary && others.length > 0 && (
        <div className={controls.field}>
          <label htmlFor={`${id}-weight`}>{t.release.weight}</label>
          <input
            id={`${id}-weight`}
            type="text"
            inputMode="numeric"
            maxLength={2}
            value={weightText}
            aria-invalid={badWeight}
            aria-describedby={`${id}-weight-hint`}
            onChange={(event) => setWeightText(event.target.value.trim())}
          />
          <p
            id={`${id}-weight-hint`}
            role={badWeight ? 'alert' : undefined}
            className={badWeight ? controls.error : controls.hint}
          >
            {badWeight ? t.release.weightWrong : t.release.weightHint}
          </p>
        </div>
      )}
      {mode === 'plan' && others.length > 0 && <PlanField plan={plan} />}
      {summary && (
        <dl className={styles.facts}>
          <Fact name={t.release.choose} value={summary.release} mono />
          <Fact
            name={t.release.facts.published}
            value={`${format.ago(summary.published_at, now)} (${format.time(summary.published_at, now)})`}
          />
          <Fact name={t.release.facts.publisher} value={summary.publisher} />
          <Fact name={t.release.facts.commit} value={commitName(summary, { t })} mono />
          <Fact name={t.release.facts.build} value={summary.build} mono />
          <Fact name={t.release.facts.size} value={format.size(summary.size)} />
          <Fact name={t.release.facts.contract} value={summary.contract} mono />
          {summary.provenance && (
            <Fact name={t.release.facts.builtBy} value={<BuildOrigin provenance={summary.provenance} />} />
          )}
        </dl>
      )}
      {summary && (
        <div key={release} className={styles.compared}>
          <ReleaseDiff area={area.area} from={stable} to={release} label={t.release.compare} />
          <MountPictures area={area.area} release={release} />
        </div>
      )}
    </MoveDialog>
  );
}

function Fact({ name, value, mono = false }: { name: string; value: ReactNode; mono?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={mono ? controls.mono : undefined}>{value}</dd>
    </div>
  );
}
