import type { PoemResponse } from '@danqing/contracts/creations';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { splitPoem } from '../poem/split-poem.ts';
import styles from './painting-stage.module.css';
import type { Work } from './use-composer.ts';

interface PaintingStageProps {
  work: Work;
  poem: PoemResponse;
}

export function PaintingStage({ work, poem }: PaintingStageProps) {
  const { t } = useTranslation('gallery');
  const preview = work.phase === 'painting' ? work.preview : null;
  return (
    <div className={styles.stage}>
      <div className={styles.paper}>
        {work.phase === 'painted' ? (
          <img
            src={work.painted.imageUrl}
            width="1024"
            height="1024"
            alt={t('paint.result', { title: poem.title })}
            className={styles.painting}
          />
        ) : preview ? (
          <img
            src={preview}
            width="1024"
            height="1024"
            alt=""
            className={classNames(styles.painting, styles.preview)}
          />
        ) : null}
      </div>
      <div lang="zh" className={styles.poem}>
        <p className={styles.title}>{poem.title}</p>
        {splitPoem(poem.cnString).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </div>
  );
}
