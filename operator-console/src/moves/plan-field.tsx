import { parsePlan, planSeconds, ROLLOUT_PLANS, type RolloutStep } from '@danqing/contracts/releases';
import { Button } from '@danqing/ui-kit';
import { useId, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import styles from './plan-field.module.css';

interface Plan {
  text: string;
  /** Null while the text is no plan. */
  steps: RolloutStep[] | null;
  field: RefObject<HTMLInputElement | null>;
  change: (text: string) => void;
  focus: () => void;
}

const PRESETS = Object.entries(ROLLOUT_PLANS) as [keyof typeof ROLLOUT_PLANS, string][];

export function usePlan(): Plan {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>(ROLLOUT_PLANS.steady);
  const parsed = parsePlan(text);
  return {
    text,
    steps: 'steps' in parsed ? parsed.steps : null,
    field,
    change: setText,
    focus: () => field.current?.focus(),
  };
}

export function PlanField({ plan: { text, steps, field, change } }: { plan: Plan }) {
  const { t, format } = useLanguage();
  const id = useId();
  const parsed = parsePlan(text);
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{t.rollout.plan}</label>
      <div className={styles.presets} role="group" aria-label={t.rollout.presets}>
        {PRESETS.map(([name, preset]) => (
          <Button key={name} size="sm" aria-pressed={text === preset} onClick={() => change(preset)}>
            {t.rollout.preset[name]}
          </Button>
        ))}
      </div>
      <input
        id={id}
        ref={field}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        className={controls.mono}
        value={text}
        aria-invalid={steps === null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(event.target.value)}
      />
      <div id={`${id}-hint`} aria-live="polite">
        {'problem' in parsed ? (
          <p className={controls.error}>{t.rollout.problem[parsed.problem](parsed.part)}</p>
        ) : (
          <>
            <ol className={styles.steps}>
              {parsed.steps.map(({ weight, seconds }) => (
                <li key={weight}>
                  <b>{format.percent(weight / 100)}</b> {seconds > 0 && format.duration(seconds)}
                </li>
              ))}
            </ol>
            <p className={controls.hint}>{t.rollout.total(format.duration(planSeconds(parsed.steps)))}</p>
          </>
        )}
      </div>
    </div>
  );
}
