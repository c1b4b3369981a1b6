import { CREATION_PICTURE_SIZES, type Collection, type CollectionImage } from '@danqing/contracts/creations';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, IconButton } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import { useState, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { PendingPicturePreview } from './pending-picture-preview.tsx';
import type { PendingPicture } from './use-continue.ts';
import { useTurning } from './use-turning.ts';

interface CarouselProps {
  images: readonly CollectionImage[];
  index: number;
  onChoose: (index: number) => void;
  coming: PendingPicture | null;
  tools?: ReactNode;
  film: ReactNode;
}

export function Carousel({ images, index, onChoose, coming, tools, film }: CarouselProps) {
  const { t } = useTranslation('collection');
  const total = images.length;
  const turnable = total > 1 && coming === null;
  const turn = (step: number) => {
    if (turnable) onChoose((index + step + total) % total);
  };
  const { swipe, onKeyDown } = useTurning(turn);
  const image = images[index];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows turn the pages wherever the focus is in it
    <section aria-roledescription={t('carousel.role')} aria-label={t('carousel.label')} onKeyDown={onKeyDown}>
      <div className={styles.frame} {...swipe}>
        {coming ? (
          <PendingPicturePreview coming={coming} />
        ) : (
          (film ?? <Picture key={image?.id} image={image} />)
        )}
      </div>
      <div className={styles.below}>
        <div className={styles.turning}>
          <IconButton label={t('carousel.previous')} disabled={!turnable} onClick={() => turn(-1)}>
            <ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
          <p role="status" className={styles.place}>
            {t('carousel.place', { place: total === 0 ? 0 : index + 1, total })}
          </p>
          <IconButton label={t('carousel.next')} disabled={!turnable} onClick={() => turn(1)}>
            <ArrowRight size={20} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </div>
        {total > 1 ? (
          <div className={styles.thumbs}>
            {images.map((each, place) => (
              <button
                key={each.id}
                type="button"
                aria-label={t('carousel.choose', { place: place + 1 })}
                aria-current={place === index || undefined}
                disabled={coming !== null}
                className={styles.thumb}
                onClick={() => onChoose(place)}
              >
                <img src={each.sizes[0]?.url ?? each.url} width="64" height="64" alt="" loading="lazy" />
              </button>
            ))}
          </div>
        ) : null}
        <div className={styles.tools}>{tools}</div>
      </div>
    </section>
  );
}

function Picture({ image }: { image: Collection['images'][number] | undefined }) {
  const { t } = useTranslation('collection');
  const [broken, setBroken] = useState(false);
  if (!image || broken) return <p className={classNames(styles.picture, styles.none)}>{t('noImage')}</p>;
  return (
    <img
      src={image.url}
      srcSet={image.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={CREATION_PICTURE_SIZES}
      width={image.width}
      height={image.height}
      alt={image.caption}
      lang="zh"
      fetchPriority="high"
      draggable={false}
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  );
}
