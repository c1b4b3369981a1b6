import { ColorName, TopUpLink } from '@danqing/area-kit';
import type { Color } from '@danqing/contracts/colors';
import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Note, prefetchProps, VisuallyHidden } from '@danqing/ui-kit';
import Brush from '@danqing/ui-kit/icons/brush';
import Pencil from '@danqing/ui-kit/icons/pencil';
import RotateCcw from '@danqing/ui-kit/icons/rotate-ccw';
import { useInsufficientBalance } from '../data/use-insufficient-balance.ts';
import styles from './composer.module.css';
import { PoemNote } from './poem-note.tsx';
import { PaintingProgress } from './painting-progress.tsx';
import { PaintingStage } from './painting-stage.tsx';
import { Rendering } from '../poem/rendering.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { painter, useComposer, type PoemComposer } from './use-composer.ts';

interface ComposerProps {
  name: string;
  color: Color | null;
}

export function Composer({ name, color }: ComposerProps) {
  const desk = useComposer(name);
  const { work, poem } = desk;
  const staged = work.phase === 'painting' || work.phase === 'painted';
  return (
    <section aria-labelledby="desk" className={styles.composer}>
      <div className={styles.sheet}>
        {staged && poem ? (
          <PaintingStage work={work} poem={poem} />
        ) : (
          <PoemNote key={poem?.requestId} name={name} poem={poem} writing={work.phase === 'writing'} />
        )}
        <Rendering poem={poem} />
      </div>
      <div className={styles.controls}>
        <div className={styles.head}>
          <h2 id="desk" className={styles.title}>
            <Head name={name} color={color} desk={desk} />
          </h2>
          <WriteButton desk={desk} ready={color !== null} />
        </div>
        {desk.failure?.of === 'poem' ? <Note tone="danger">{desk.failure.message}</Note> : null}
        {work.phase === 'painting' || work.phase === 'painted' ? (
          <PaintingProgress work={work} />
        ) : (
          <>
            <ThemeChoice theme={desk.theme} disabled={work.phase === 'writing'} onChoose={desk.choose} />
            <PaintButton desk={desk} />
          </>
        )}
        {poem ? <Makers desk={desk} /> : null}
      </div>
      <VisuallyHidden>
        <span role="status">
          <Status desk={desk} />
        </span>
      </VisuallyHidden>
    </section>
  );
}

function Status({ desk: { work, poem } }: { desk: PoemComposer }) {
  const { t } = useTranslation('gallery');
  switch (work.phase) {
    case 'writing':
      return t('status.writing');
    case 'painting':
      return t('status.painting');
    case 'painted':
      return t('status.painted');
    case 'idle':
      return poem ? t('status.written') : t('status.empty');
  }
}

function Head({ name, color, desk: { work, poem } }: ComposerProps & { desk: PoemComposer }) {
  const { t } = useTranslation('gallery');
  switch (work.phase) {
    case 'writing':
      return t('head.writing');
    case 'painting':
      return t('head.painting');
    case 'painted':
      return t('head.painted');
    case 'idle':
      return poem ? (
        t('head.written')
      ) : (
        <Trans
          t={t}
          i18nKey="head.empty"
          components={{ color: <ColorName color={color ?? { name }} glossClassName={styles.gloss} /> }}
        />
      );
  }
}

function WriteButton({ desk: { work, poem, write, cancel }, ready }: { desk: PoemComposer; ready: boolean }) {
  const { t } = useTranslation('gallery');
  if (work.phase === 'writing') return <Button onClick={cancel}>{t('poem.cancel')}</Button>;
  if (work.phase !== 'idle') return null;
  return poem ? (
    <Button onClick={write}>
      <RotateCcw size={16} strokeWidth={1.6} aria-hidden="true" />
      {t('poem.rewrite')}
    </Button>
  ) : (
    <Button variant="primary" disabled={!ready} onClick={write}>
      <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
      {t('poem.write')}
    </Button>
  );
}

function PaintButton({ desk: { work, poem, failure, paint } }: { desk: PoemComposer }) {
  const { t } = useTranslation('gallery');
  const { user } = useSession();
  const price = PRICES.painting;
  const balance = useInsufficientBalance(price);
  const hint = () => {
    if (!poem) return t('paint.hintBefore');
    if (balance !== null) return t('paint.tooFew', { count: price, credits: balance });
    return user ? t('paint.hint') : t('paint.hintVisitor');
  };
  return (
    <div className={styles.end}>
      {failure?.of === 'painting' ? <Note tone="danger">{failure.message}</Note> : null}
      <Button
        size="lg"
        variant={poem ? 'primary' : undefined}
        disabled={!poem || work.phase !== 'idle' || balance !== null}
        aria-describedby="paint-hint"
        {...prefetchProps(painter)}
        onClick={paint}
      >
        <Brush size={18} strokeWidth={1.6} aria-hidden="true" />
        {t('paint.button')}
        <span className="num">{t('paint.price', { count: price })}</span>
      </Button>
      <p id="paint-hint" className={styles.hint}>
        {hint()} {poem && balance !== null ? <TopUpLink>{t('paint.topUp')}</TopUpLink> : null}
      </p>
    </div>
  );
}

function Makers({ desk: { work, poem } }: { desk: PoemComposer }) {
  const { t } = useTranslation('gallery');
  const painter = work.phase === 'painting' ? work.maker : null;
  return (
    <p className={styles.makers}>
      {poem?.maker.kind === 'model' ? t('maker.poemModel', { name: poem.maker.name }) : t('maker.poemStudio')}
      {painter ? (
        <span>
          {painter.kind === 'model'
            ? t('maker.paintingModel', { name: painter.name })
            : t('maker.paintingStudio')}
        </span>
      ) : null}
    </p>
  );
}
