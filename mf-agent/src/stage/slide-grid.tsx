import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { DeckRun } from '../model/deck-run.ts';
import styles from './slide-grid.module.css';
import { SlidePicture } from './slide-picture.tsx';
import { slideTitle } from './slide-title.ts';

export interface SlideGridProps {
  run: DeckRun;
  shown: number | null;
  onShow: (index: number) => void;
}

export function SlideGrid({ run: { phase, plan, design, slides }, shown, onShow }: SlideGridProps) {
  const { t } = useTranslation('deck');
  if (!plan) return null;
  const written = slides.filter((slide) => slide !== undefined).length;
  return (
    <ol aria-label={t('slides')} className={styles.grid}>
      {plan.slides.map(({ title }, index) => {
        const slide = slides[index];
        const number = index + 1;
        if (slide && design)
          return (
            <li key={index}>
              <button
                type="button"
                className={styles.slide}
                aria-label={t('slide', { number, title: slideTitle(slide) })}
                aria-current={index === shown || undefined}
                disabled={shown === null}
                onClick={() => onShow(index)}
              >
                <SlidePicture slide={slide} index={index} plan={plan} design={design} />
              </button>
            </li>
          );
        const now = phase === 'writing' && design !== null && index === written;
        return (
          <li key={index} className={now ? styles.now : styles.later}>
            <span className={styles.number}>{number}</span>
            <span lang={plan.locale} className={styles.title}>
              {title}
            </span>
            {now ? (
              <span className={styles.lines} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
