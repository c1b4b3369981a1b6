import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './pending-picture-preview.module.css';
import type { PendingPicture } from './use-continue.ts';

export function PendingPicturePreview({ coming }: { coming: PendingPicture }) {
  const { t } = useTranslation('collection');
  const { maker, layer, layers, preview, stillTrying } = coming;
  return (
    <div className={styles.paper}>
      {preview ? <img src={preview} width="1024" height="1024" alt="" className={styles.preview} /> : null}
      <p role="status" className={styles.words}>
        {stillTrying
          ? t('stillTrying')
          : maker?.kind === 'model'
            ? t('continue.model')
            : t('continue.painting')}
        {layers > 0 ? <span aria-hidden="true"> {t('continue.layer', { layer, layers })}</span> : null}
      </p>
    </div>
  );
}
