import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Note, Skeleton } from '@danqing/ui-kit';
import { FileButton } from './file-button.tsx';
import styles from './image-dialog.module.css';
import { PictureCanvas } from './picture-canvas.tsx';
import type { Picture } from './use-picture.ts';

interface ReadingPictureProps {
  picture: Extract<Picture, { phase: 'reading' | 'failed' }>;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** A picture on its way to its colours, or the reason why there are none. */
export function ReadingPicture({ picture, onFile, onCancel }: ReadingPictureProps) {
  const { t } = useTranslation('generator');
  const { preview, file } = picture;
  return (
    <div className={styles.parts}>
      {preview ? (
        <PictureCanvas preview={preview} label={t('image.picture', { name: file.name })} />
      ) : picture.phase === 'reading' ? (
        <Skeleton className={styles.pictureSkeleton} />
      ) : null}
      <div className={styles.progress}>
        <p className={styles.fileName}>{file.name}</p>
        {picture.phase === 'reading' ? (
          <>
            <p role="status">{t(preview ? 'image.extracting' : 'image.decoding')}</p>
            <Button onClick={onCancel}>{t('image.cancel')}</Button>
          </>
        ) : (
          <>
            <Note tone="danger">
              <b>{t('image.failed')}</b>
              <br />
              {t(`image.fault.${picture.fault}`)}
              <br />
              {t('image.notUploaded')}
            </Note>
            <FileButton variant="primary" onFile={onFile}>
              {t('image.another')}
            </FileButton>
          </>
        )}
      </div>
    </div>
  );
}
