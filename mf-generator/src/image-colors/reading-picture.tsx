import { PICTURE_TYPES, PictureFailure } from '@danqing/picture-colors';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, FileButton, Skeleton } from '@danqing/ui-kit';
import styles from './picture.module.css';
import { PictureCanvas } from './picture-canvas.tsx';
import type { Picture } from './use-picture.ts';

interface ReadingPictureProps {
  picture: Extract<Picture, { phase: 'reading' | 'failed' }>;
  onFile: (file: File) => void;
  onCancel: () => void;
}

export function ReadingPicture({ picture, onFile, onCancel }: ReadingPictureProps) {
  const { t } = useTranslation('pictures');
  const { preview, file } = picture;
  return (
    <div className={styles.parts}>
      {preview ? (
        <PictureCanvas preview={preview} label={t('picture', { name: file.name })} />
      ) : picture.phase === 'reading' ? (
        <Skeleton className={styles.pictureSkeleton} />
      ) : null}
      <div className={styles.progress}>
        <p className={styles.fileName}>{file.name}</p>
        {picture.phase === 'reading' ? (
          <>
            <p role="status">{t(preview ? 'extracting' : 'decoding')}</p>
            <Button onClick={onCancel}>{t('cancel')}</Button>
          </>
        ) : (
          <>
            <PictureFailure fault={picture.fault} />
            <FileButton variant="primary" accept={PICTURE_TYPES} onFile={onFile}>
              {t('another')}
            </FileButton>
          </>
        )}
      </div>
    </div>
  );
}
