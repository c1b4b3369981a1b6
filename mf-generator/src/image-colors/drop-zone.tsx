import { PICTURE_TYPES } from '@danqing/picture-colors';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, FileButton } from '@danqing/ui-kit';
import ArrowDownToLine from '@danqing/ui-kit/icons/arrow-down-to-line';
import ImageUp from '@danqing/ui-kit/icons/image-up';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  over: boolean;
  onFile: (file: File) => void;
}

export function DropZone({ over, onFile }: DropZoneProps) {
  const { t } = useTranslation('pictures');
  return (
    <>
      <div className={classNames(styles.drop, over && styles.over)}>
        {over ? (
          <>
            <ArrowDownToLine size={28} strokeWidth={1.6} aria-hidden="true" />
            <p className={styles.dropTitle}>{t('release')}</p>
          </>
        ) : (
          <>
            <ImageUp size={28} strokeWidth={1.6} aria-hidden="true" />
            <div>
              <p className={styles.dropTitle}>{t('drop')}</p>
              <p className={styles.hint}>{t('kinds')}</p>
            </div>
            <FileButton accept={PICTURE_TYPES} onFile={onFile}>
              {t('select')}
            </FileButton>
          </>
        )}
      </div>
      <p className={styles.private}>{t('private')}</p>
    </>
  );
}
