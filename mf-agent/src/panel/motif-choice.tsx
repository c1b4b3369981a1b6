import { makePattern, MOTIFS, type Motif, type PatternConfig } from '@danqing/pattern-engine';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { PatternCanvas } from '../drawing/pattern-canvas.tsx';
import styles from './panel.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function MotifChoice({
  config,
  onChange,
}: {
  config: PatternConfig;
  onChange: (motif: Motif) => void;
}) {
  const { t } = useTranslation('agent');
  const group = useRef<HTMLDivElement>(null);
  const { palette, motif: chosen, shapes } = config;
  const thumbs = useMemo(
    () =>
      MOTIFS.map((motif) =>
        makePattern({
          palette,
          shapes,
          motif,
          composition: 'universal_grid',
          complexity: 1,
          spacing: 0.9,
          shapeVariation: 0,
          bleed: 1,
          seed: 7,
        }),
      ),
    [palette, shapes],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (MOTIFS.indexOf(chosen) + step + MOTIFS.length) % MOTIFS.length;
    onChange(MOTIFS[next] ?? chosen);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {t('motifs')}
      </span>
      <div ref={group} role="radiogroup" aria-label={t('motifs')} className={styles.motifs}>
        {MOTIFS.map((motif, index) => {
          const pattern = thumbs[index];
          return (
            <button
              key={motif}
              type="button"
              role="radio"
              aria-checked={motif === chosen}
              tabIndex={motif === chosen ? 0 : -1}
              className={styles.motif}
              onClick={() => onChange(motif)}
              onKeyDown={onKeyDown}
            >
              {pattern ? <PatternCanvas pattern={pattern} scale={0.42} className={styles.thumb} /> : null}
              {t(`motif.${motif}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
