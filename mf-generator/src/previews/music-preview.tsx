import { useTranslation } from '@danqing/shell-sdk/i18n';
import Heart from '@danqing/ui-kit/icons/heart';
import Pause from '@danqing/ui-kit/icons/pause';
import Shuffle from '@danqing/ui-kit/icons/shuffle';
import SkipBack from '@danqing/ui-kit/icons/skip-back';
import SkipForward from '@danqing/ui-kit/icons/skip-forward';
import { memo } from 'react';
import styles from './music-preview.module.css';

const icon = { strokeWidth: 1.6, 'aria-hidden': true } as const;
const fill = (role: string) => ({ fill: `var(--${role})` });

export const MusicPreview = memo(function MusicPreview() {
  const { t } = useTranslation('generator');
  return (
    <>
      <svg className={styles.cover} viewBox="0 0 160 160" aria-hidden="true">
        <rect width="160" height="160" style={fill('p2')} />
        <circle cx="104" cy="62" r="36" style={fill('p0')} />
        <circle cx="104" cy="62" r="36" opacity=".55" style={fill('key')} />
        <path d="M0 96C24 86 40 104 66 98S112 84 160 100V160H0Z" style={fill('p3')} />
        <path d="M0 118C30 108 52 126 84 118S130 108 160 120V160H0Z" style={fill('p4')} />
        <path d="M0 140C30 132 60 146 92 138S140 132 160 140V160H0Z" style={fill('p1')} />
      </svg>
      <span className={styles.song}>
        <span className={styles.tag}>{t('preview.music.state')}</span>
        <span className={styles.title}>{t('preview.music.title')}</span>
        <span className={styles.artist}>{t('preview.music.artist')}</span>
      </span>
      <span className={styles.progress}>
        <span className={styles.track}>
          <i />
        </span>
        <span className={styles.times}>
          <span>1:36</span>
          <span>4:12</span>
        </span>
      </span>
      <span className={styles.keys}>
        <span>
          <Shuffle size={17} {...icon} />
        </span>
        <span>
          <SkipBack size={20} {...icon} />
        </span>
        <span className={styles.playing}>
          <Pause size={20} {...icon} />
        </span>
        <span>
          <SkipForward size={20} {...icon} />
        </span>
        <span>
          <Heart size={17} {...icon} />
        </span>
      </span>
    </>
  );
});
