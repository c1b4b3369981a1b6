import type { DeckRun } from '../model/deck-run.ts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Note } from '@danqing/ui-kit';
import Presentation from '@danqing/ui-kit/icons/presentation';
import { useState } from 'react';
import { Downloads } from './downloads.tsx';
import { SlideGrid } from './slide-grid.tsx';
import { SlideViewer } from './slide-viewer.tsx';
import styles from './deck-view.module.css';
import { Steps } from './steps.tsx';

export interface DeckViewProps {
  run: DeckRun;
  onStop: () => void;
  onResume: () => void;
  onClear: () => void;
}

export function DeckView({ run, onStop, onResume, onClear }: DeckViewProps) {
  const { t } = useTranslation('deck');
  const [chosen, setChosen] = useState(0);
  const { phase, plan, deck, failure, slides } = run;
  if (phase === 'idle')
    return (
      <section aria-label={t('stage')} className={styles.empty}>
        <Presentation size={40} strokeWidth={1.1} aria-hidden="true" />
        <p className={styles.lead}>{t('empty.title')}</p>
        <p>{t('empty.help')}</p>
      </section>
    );
  const written = slides.filter((slide) => slide !== undefined).length;
  const shown = phase === 'writing' || written === 0 ? null : Math.min(chosen, written - 1);
  return (
    <section aria-label={t('stage')} aria-busy={phase === 'writing'} className={styles.view}>
      <Steps run={run} onStop={onStop} />
      {phase === 'failed' ? (
        <div className={styles.trouble}>
          <Note tone="danger">{failure || t('failed')}</Note>
          <div className={styles.buttons}>
            <Button variant="primary" onClick={onResume}>
              {t('retry')}
            </Button>
            <Button variant="quiet" onClick={onClear}>
              {t('clear')}
            </Button>
          </div>
        </div>
      ) : null}
      {phase === 'stopped' ? (
        <div className={styles.trouble}>
          <p role="status">{t('stopped')}</p>
          <div className={styles.buttons}>
            <Button variant="primary" onClick={onResume}>
              {t('goOn')}
            </Button>
            <Button variant="quiet" onClick={onClear}>
              {t('clear')}
            </Button>
          </div>
        </div>
      ) : null}
      {phase === 'done' && deck && plan ? (
        <div className={styles.done}>
          <div>
            <h2 lang={plan.locale} className={styles.title}>
              {plan.title}
            </h2>
            <p role="status" className={styles.maker}>
              {deck.maker.kind === 'studio' ? t('maker.studio') : t('maker.model', { name: deck.maker.name })}
            </p>
          </div>
          <div className={styles.buttons}>
            <Downloads deck={deck} />
            <Button variant="quiet" onClick={onClear}>
              {t('another')}
            </Button>
          </div>
        </div>
      ) : null}
      {shown === null ? null : <SlideViewer run={run} shown={shown} onShow={setChosen} />}
      <SlideGrid run={run} shown={shown} onShow={setChosen} />
      {phase === 'writing' ? (
        <p role="status" className={styles.leave}>
          {run.stillTrying ? t('stillTrying') : t('leave')}
        </p>
      ) : null}
    </section>
  );
}
