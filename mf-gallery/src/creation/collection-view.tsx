import { ColorName } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { useAccent, useSession } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Note } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import { useState } from 'react';
import { galleryPath } from '../choice/gallery-path.ts';
import { useColor } from '../data/use-color.ts';
import { Rendering } from '../poem/rendering.tsx';
import { Actions } from './actions.tsx';
import { Carousel } from './carousel.tsx';
import styles from './collection-layout.module.css';
import { Facts } from './facts.tsx';
import { VideoButton } from './video-button.tsx';
import { VideoPlayer } from './video-player.tsx';
import { MoreCreations } from './more-creations.tsx';
import { PoemSheet } from './poem-sheet.tsx';
import { useContinue } from './use-continue.ts';
import { useVideos } from './use-videos.ts';

interface CollectionViewProps {
  collection: Collection;
  reload: () => Promise<Collection | null>;
  onDelete: (collection: Collection) => Promise<void>;
}

export function CollectionView({ collection, reload, onDelete }: CollectionViewProps) {
  const { t } = useTranslation('collection');
  const { user } = useSession();
  const known = useColor(collection.color.name);
  const [chosen, setChosen] = useState(0);
  const { color, images, hidden_reason } = collection;
  const own = user?.id === collection.user.id;
  const named = known.status === 'loaded' ? known.color : { name: color.name };
  useAccent(known.status === 'loaded' ? known.color : color.hex);
  const continuing = useContinue(collection, async (imageId) => {
    const latest = await reload();
    const place = latest?.images.findIndex(({ id }) => id === imageId) ?? -1;
    if (place >= 0) setChosen(place);
  });
  const film = useVideos(collection, reload);
  const index = Math.min(chosen, Math.max(images.length - 1, 0));
  const image = images[index];
  const videoFailure = image ? film.failureOf(image.id) : null;
  return (
    <div className={styles.page}>
      <nav aria-label={t('crumb')} className={styles.crumb}>
        <Link to="/gallery">
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          {t('back')}
        </Link>
        <Link to={galleryPath(color.name)}>
          <span>
            <Trans t={t} i18nKey="more.link" components={{ color: <ColorName color={named} /> }} />
          </span>
          <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      </nav>
      <article aria-labelledby="poem-title" className={styles.creation}>
        <Carousel
          images={images}
          index={index}
          onChoose={(place) => {
            film.play(null);
            setChosen(place);
          }}
          coming={continuing.pending}
          film={image && film.playing === image.id ? <VideoPlayer image={image} /> : null}
          tools={
            <VideoButton
              image={image}
              own={own}
              authorId={collection.user.id}
              isPublic={collection.is_listed && hidden_reason === null}
              offered={collection.makes_videos !== false}
              videos={film}
            />
          }
        />
        <div className={styles.side}>
          <PoemSheet collection={collection} />
          <Rendering poem={collection} />
          {hidden_reason ? <Note tone="accent">{t('hidden', { reason: hidden_reason })}</Note> : null}
          {videoFailure === null ? null : <Note tone="danger">{videoFailure}</Note>}
          <Facts collection={collection} color={named} />
          <Actions
            collection={collection}
            image={image}
            own={own}
            continuing={continuing}
            reload={reload}
            onDelete={onDelete}
          />
        </div>
      </article>
      <MoreCreations collection={collection} color={named} />
    </div>
  );
}
