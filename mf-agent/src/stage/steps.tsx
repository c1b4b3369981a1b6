import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, VisuallyHidden } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import type { DeckRun } from '../model/deck-run.ts';
import styles from './steps.module.css';

const STEPS = ['plan', 'design', 'content', 'done'] as const;

export function Steps({ run, onStop }: { run: DeckRun; onStop: () => void }) {
  const { t } = useTranslation('deck');
  const { phase, plan, design, slides } = run;
  const written = slides.filter((slide) => slide !== undefined).length;
  const planned = plan?.slides.length ?? 0;
  const done = [plan !== null, design !== null, planned > 0 && written === planned, phase === 'done'];
  const now = done.indexOf(false);
  const details = [
    plan ? t('step.planned', { count: planned }) : t('step.planning'),
    design ? t('step.designed', { count: design.palette.length }) : t('step.waiting'),
    !design
      ? t('step.waiting')
      : done[2]
        ? t('step.written', { count: written })
        : phase === 'writing'
          ? t('step.writing', { number: written + 1 })
          : t('step.some', { count: written }),
    phase === 'done' ? t('step.ready') : t('step.file'),
  ];
  // Progress counts each slide, and each of the three other steps, as one unit. The content step (index 2) is
  // excluded, because its slides are counted.
  const share =
    planned === 0 ? 0 : (done.filter(Boolean).length - (done[2] ? 1 : 0) + written) / (planned + 3);
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={done[index] ? 'done' : index === now ? 'now' : 'later'}
            aria-current={index === now && phase === 'writing' ? 'step' : undefined}
          >
            <span className={styles.name}>
              {done[index] ? (
                <>
                  <Check size={17} strokeWidth={1.8} aria-hidden="true" />
                  <VisuallyHidden>{t('step.isDone')}</VisuallyHidden>
                </>
              ) : null}
              {t(`step.${step}`)}
            </span>
            <span className={styles.detail}>{details[index]}</span>
          </li>
        ))}
      </ol>
      {phase === 'done' ? null : (
        <div className={styles.row}>
          <div
            role="progressbar"
            aria-label={t('progress')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className={styles.track}
          >
            <div className={styles.bar} style={{ '--share': share }} />
          </div>
          <span className={styles.percent} aria-hidden="true">
            {percent}%
          </span>
          {phase === 'writing' ? (
            <Button size="sm" onClick={onStop}>
              {t('stop')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
