import { useTranslation } from '@danqing/shell-sdk/i18n';
import { FileButton, IconButton } from '@danqing/ui-kit';
import ImageUp from '@danqing/ui-kit/icons/image-up';
import Trash from '@danqing/ui-kit/icons/trash-2';
import styles from './picture.module.css';
import { COLOR_COUNT, PICTURE_TYPES } from '@danqing/picture-colors';

interface PictureToolsProps {
  count: number;
  onCount: (count: number) => void;
  onFile: (file: File) => void;
  onRemove: () => void;
}

export function PictureTools({ count, onCount, onFile, onRemove }: PictureToolsProps) {
  const { t } = useTranslation('pictures');
  return (
    <div className={styles.tools}>
      <label className={styles.count}>
        {t('count')}
        <input
          type="range"
          min={COLOR_COUNT.min}
          max={COLOR_COUNT.max}
          value={count}
          onChange={(event) => onCount(event.target.valueAsNumber)}
        />
        <output>{count}</output>
      </label>
      <FileButton variant="quiet" accept={PICTURE_TYPES} onFile={onFile}>
        <ImageUp size={16} strokeWidth={1.6} aria-hidden="true" />
        {t('replace')}
      </FileButton>
      <IconButton label={t('remove')} onClick={onRemove}>
        <Trash size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
