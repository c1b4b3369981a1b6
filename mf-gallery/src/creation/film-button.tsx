import { TopUpLink } from '@danqing/area-kit';
import type { CollectionImage } from '@danqing/contracts/creations';
import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import FilmIcon from '@danqing/ui-kit/icons/film';
import Image from '@danqing/ui-kit/icons/image';
import { useTooFew } from '../data/use-too-few.ts';
import styles from './film.module.css';
import type { Film } from './use-film.ts';

interface FilmButtonProps {
  image: CollectionImage | undefined;
  own: boolean;
  /** Whether this site makes videos. */
  offered: boolean;
  film: Film;
}

/** Makes the picture into a video, says that it is being made, or plays it. */
export function FilmButton({ image, own, offered, film }: FilmButtonProps) {
  const { t } = useTranslation('collection');
  const { user } = useSession();
  const price = PRICES.video;
  const balance = useTooFew(price);
  const tooFew = own && balance !== null;
  if (!image) return null;
  const icon = <FilmIcon size={17} strokeWidth={1.6} aria-hidden="true" />;
  if (image.video_url) {
    const plays = film.playing === image.id;
    return (
      <Button onClick={() => film.play(plays ? null : image.id)}>
        {plays ? <Image size={17} strokeWidth={1.6} aria-hidden="true" /> : icon}
        {plays ? t('film.still') : t('film.ready')}
      </Button>
    );
  }
  if (film.waiting.has(image.id)) {
    const share = film.waiting.get(image.id) ?? null;
    return (
      <>
        <Button disabled>
          {icon}
          {t('film.processing')}
        </Button>
        <span
          role="progressbar"
          aria-label={t('film.progress')}
          aria-valuenow={share === null ? undefined : Math.round(share * 100)}
          className={styles.track}
        >
          <span className={styles.bar} style={{ '--share': share ?? 0 }} />
        </span>
      </>
    );
  }
  // Only who made the creation can; a visitor may be that one.
  if (!own && user) return null;
  if (!offered) return <p className={styles.none}>{t('film.none')}</p>;
  // Another page asked for it; pressing says so.
  if (image.task_id !== null)
    return (
      <Button aria-disabled onClick={() => film.begin(image)}>
        {icon}
        {t('film.processing')}
      </Button>
    );
  return (
    <>
      {tooFew ? (
        <p id="film-hint" className={styles.hint}>
          {t('film.tooFew', { count: price, credits: balance })} <TopUpLink>{t('topUp')}</TopUpLink>
        </p>
      ) : null}
      <Button
        disabled={tooFew}
        aria-describedby={tooFew ? 'film-hint' : undefined}
        onClick={() => film.begin(image)}
      >
        {icon}
        {t('film.button')}
        <span className="num">{t('film.price', { count: price })}</span>
      </Button>
    </>
  );
}
