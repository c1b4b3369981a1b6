import type { CocreatedColorDetail, LikeResponse } from '@danqing/contracts/cocreate';
import { textLanguage } from '@danqing/contracts/locale';
import { useAccent, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Note } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import { listPath } from '../model/color-path.ts';
import { useSameName } from '../model/use-same-name.ts';
import { Actions } from './actions.tsx';
import { BigCircles } from './big-circles.tsx';
import { ChainBox } from './chain-box.tsx';
import styles from './color-layout.module.css';
import { CreatorBox } from './creator-box.tsx';
import { Neighbours } from './neighbours.tsx';
import { SameName } from './same-name.tsx';
import { Values } from './values.tsx';
import words from './words.module.css';

interface ColorViewProps {
  color: CocreatedColorDetail;
  onLike: (answer: LikeResponse, memberId: number) => void;
  onDelete: () => void;
  onMinted: () => Promise<unknown>;
}

export function ColorView({ color, onLike, onDelete, onMinted }: ColorViewProps) {
  const { t } = useTranslation('cocreated');
  const { user } = useSession();
  const { id, name, hex, pinyin, description, image_url, hidden_reason } = color;
  const others = useSameName(name, id);
  useAccent(hex);
  return (
    <div className={styles.page}>
      <nav aria-label={t('crumb')} className={styles.crumb}>
        <Link to={listPath(hex)}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          {t('back')}
        </Link>
      </nav>
      <article aria-label={name}>
        <div className={styles.color}>
          <BigCircles color={color} others={others} />
          <div className={styles.side}>
            {hidden_reason ? (
              <Note tone="accent" className={words.note}>
                {t('hidden', { reason: hidden_reason })}
              </Note>
            ) : null}
            {pinyin ? (
              <p lang="zh-Latn" className={words.pinyin}>
                {pinyin}
              </p>
            ) : null}
            {description ? (
              <p dir="auto" lang={textLanguage(description)} className={words.description}>
                {description}
              </p>
            ) : null}
            <Values color={color} />
            <Actions color={color} own={user?.id === color.user.id} onLike={onLike} onDelete={onDelete} />
          </div>
        </div>
        <div className={styles.lower}>
          <div className={styles.parts}>
            {image_url ? (
              <img
                src={image_url}
                alt={t('picture', { name })}
                width={1024}
                height={1024}
                loading="lazy"
                className={words.picture}
              />
            ) : null}
            <SameName name={name} colors={others} />
            <Neighbours hex={hex} />
          </div>
          <div className={styles.boxes}>
            <ChainBox color={color} own={user?.id === color.user.id} onMinted={onMinted} />
            <CreatorBox color={color} />
          </div>
        </div>
      </article>
    </div>
  );
}
