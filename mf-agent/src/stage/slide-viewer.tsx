import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton } from '@danqing/ui-kit';
import ChevronLeft from '@danqing/ui-kit/icons/chevron-left';
import ChevronRight from '@danqing/ui-kit/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import type { DeckRun } from '../model/deck-run.ts';
import { SlidePicture } from './slide-picture.tsx';
import { slideTitle } from './slide-title.ts';
import styles from './slide-viewer.module.css';

export interface SlideViewerProps {
  run: DeckRun;
  shown: number;
  onShow: (index: number) => void;
}

export function SlideViewer({ run: { plan, design, slides }, shown, onShow }: SlideViewerProps) {
  const { t } = useTranslation('deck');
  const slide = slides[shown];
  if (!plan || !design || !slide) return null;
  const last = slides.filter((one) => one !== undefined).length - 1;
  const turn = (to: number) => {
    if (to >= 0 && to <= last) onShow(to);
  };
  const keys: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  return (
    <figure className={styles.viewer}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys change slides */}
      <div
        role="group"
        aria-roledescription={t('viewer.role')}
        aria-label={t('viewer.label')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- receives the arrow keys
        tabIndex={0}
        className={styles.slide}
        onKeyDown={onKeyDown}
      >
        <SlidePicture
          slide={slide}
          index={shown}
          plan={plan}
          design={design}
          label={t('slide', { number: shown + 1, title: slideTitle(slide) })}
        />
      </div>
      <div className={styles.bar}>
        <IconButton label={t('viewer.previous')} disabled={shown === 0} onClick={() => turn(shown - 1)}>
          <ChevronLeft size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <span aria-live="polite" className={styles.count}>
          {t('viewer.count', { number: shown + 1, total: plan.slides.length })}
        </span>
        <IconButton label={t('viewer.next')} disabled={shown >= last} onClick={() => turn(shown + 1)}>
          <ChevronRight size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <figcaption className={styles.notes}>
        <h3>{t('viewer.notes')}</h3>
        <p lang={plan.locale}>{slide.notes}</p>
      </figcaption>
    </figure>
  );
}
