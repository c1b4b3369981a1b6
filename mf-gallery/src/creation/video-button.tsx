import { MemberName, TopUpLink } from '@danqing/area-kit';
import type { CollectionImage } from '@danqing/contracts/creations';
import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import FilmIcon from '@danqing/ui-kit/icons/film';
import Image from '@danqing/ui-kit/icons/image';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import { useInsufficientBalance } from '../data/use-insufficient-balance.ts';
import styles from './video.module.css';
import type { VideoControl } from './use-videos.ts';

interface VideoButtonProps {
  image: CollectionImage | undefined;
  own: boolean;
  authorId: number;
  /** True when the creation is public; any member may then request a video of it. */
  isPublic: boolean;
  offered: boolean;
  videos: VideoControl;
}

export function VideoButton({ image, own, authorId, isPublic, offered, videos }: VideoButtonProps) {
  const { t } = useTranslation('collection');
  const { user } = useSession();
  const price = PRICES.video;
  const balance = useInsufficientBalance(price);
  const tooFew = balance !== null;
  if (!image) return null;
  const icon = <FilmIcon size={17} strokeWidth={1.6} aria-hidden="true" />;
  if (image.video_url) {
    const plays = videos.playing === image.id;
    const by = image.video_user;
    return (
      <>
        {by && by.id !== authorId ? (
          <span className={styles.note}>
            <Trans t={t} i18nKey="film.by" components={{ name: <MemberName user={by} /> }} />
          </span>
        ) : null}
        {own ? (
          <Button variant="quiet" onClick={() => videos.remove(image.id)}>
            <Trash2 size={17} strokeWidth={1.6} aria-hidden="true" />
            {t('film.remove')}
          </Button>
        ) : null}
        <Button onClick={() => videos.play(plays ? null : image.id)}>
          {plays ? <Image size={17} strokeWidth={1.6} aria-hidden="true" /> : icon}
          {plays ? t('film.still') : t('film.ready')}
        </Button>
      </>
    );
  }
  const pending = videos.pendingOf(image.id);
  if (pending) {
    const { share, stillTrying } = pending;
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
        <span role="status" className={styles.note}>
          {stillTrying ? t('stillTrying') : null}
        </span>
      </>
    );
  }
  if (!offered) return <p className={styles.note}>{t('film.none')}</p>;
  // Another tab or visitor requested the video. The button stays enabled, and a press shows that the video is
  // in progress (specification part 2 §4).
  if (image.task_id !== null)
    return (
      <Button onClick={() => videos.begin(image)}>
        {icon}
        {t('film.processing')}
      </Button>
    );
  // Only the owner may request a video of a private creation. A signed-out visitor may be the owner.
  if (!own && !isPublic && user) return null;
  return (
    <>
      {tooFew ? (
        <p id="film-hint" className={styles.hint}>
          {t('film.tooFew', { count: price, credits: balance })} <TopUpLink>{t('topUp')}</TopUpLink>
        </p>
      ) : null}
      {videos.removed === image.id ? (
        <span role="status" className={styles.note}>
          {t('film.removed')}{' '}
          <Button
            variant="quiet"
            size="sm"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
            autoFocus
            onClick={() => videos.restore(image.id)}
          >
            {t('film.undo')}
          </Button>
        </span>
      ) : null}
      {!own && !tooFew ? (
        <p id="film-hint" className={styles.note}>
          {t('film.ofOthers')}
        </p>
      ) : null}
      <Button
        disabled={tooFew}
        aria-describedby={tooFew || !own ? 'film-hint' : undefined}
        onClick={() => videos.begin(image)}
      >
        {icon}
        {t('film.button')}
        <span className="num">{t('film.price', { count: price })}</span>
      </Button>
    </>
  );
}
