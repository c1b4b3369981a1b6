import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, classNames, prefetchProps } from '@danqing/ui-kit';
import ImageUp from '@danqing/ui-kit/icons/image-up';
import { imageDialog } from '../image-colors/lazy-image-dialog.ts';
import { useIncomingPicture } from '../image-colors/use-incoming-picture.ts';
import type { ReactNode } from 'react';
import styles from './color-picker.module.css';

export function ImageSource({
  onOpen,
  children,
}: {
  onOpen: (file: File | null) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('generator');
  const over = useIncomingPicture(onOpen);
  return (
    <div className={classNames(styles.source, over && styles.over)}>
      <Button size="sm" {...prefetchProps(imageDialog)} onClick={() => onOpen(null)}>
        <ImageUp size={16} strokeWidth={1.6} aria-hidden="true" />
        {t('image.title')}
      </Button>
      {children}
      <span className={styles.sourceHint}>{t(over ? 'image.release' : 'image.orDrop')}</span>
    </div>
  );
}
