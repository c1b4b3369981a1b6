import type { CollectionImage } from '@danqing/contracts/creations';
import styles from './video.module.css';

/**
 * Plays the video in place of the picture. Starts automatically and muted, unless the visitor prefers reduced
 * motion.
 */
export function VideoPlayer({ image }: { image: CollectionImage }) {
  const { video_url, video_webm_url, video_poster_url, caption } = image;
  return (
    <div className={styles.mount}>
      <video
        controls
        loop
        muted
        playsInline
        autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
        poster={video_poster_url ?? undefined}
        aria-label={caption}
        className={styles.video}
      >
        {video_url ? <source src={video_url} type="video/mp4" /> : null}
        {video_webm_url ? <source src={video_webm_url} type="video/webm" /> : null}
      </video>
    </div>
  );
}
