import {
  MOCK_UP_RETENTION_DAYS,
  type ApplyPatternResponse,
  type ProductCategory,
} from '@danqing/contracts/agent';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, buttonClass } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import Download from '@danqing/ui-kit/icons/download';
import { useEffect, useRef } from 'react';
import styles from './result.module.css';

export interface ProductPictureProps {
  made: ApplyPatternResponse;
  category: ProductCategory;
  name: string;
  fileName: string;
  onBack: () => void;
}

export function ProductPicture({ made, category, name, fileName, onBack }: ProductPictureProps) {
  const { t } = useTranslation('agent');
  const figure = useRef<HTMLElement>(null);
  // Scrolls to the picture, which is far below its button in narrow windows.
  useEffect(() => {
    const place = figure.current?.getBoundingClientRect();
    if (place && place.top > window.innerHeight * 0.6) figure.current?.scrollIntoView({ block: 'start' });
  }, [made.imageUrl]);
  const { width, height, imageUrl, maker } = made;
  return (
    <figure ref={figure} className={styles.result}>
      <img
        key={imageUrl}
        src={imageUrl}
        width={width}
        height={height}
        alt={t('products.alt', { motif: name, things: t(`products.of.${category}`) })}
        className={styles.products}
      />
      <figcaption className={styles.bar}>
        <span className={styles.used}>
          {t('products.used')} <strong>{t(`products.category.${category}`)}</strong>
        </span>
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          {t('products.back')}
        </Button>
        <a href={imageUrl} download={`${fileName}.webp`} className={buttonClass('primary')}>
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {t('products.download')}
        </a>
        <small className={styles.note}>
          {maker.kind === 'studio'
            ? t('products.studio', { days: MOCK_UP_RETENTION_DAYS.member })
            : t('products.model', { name: maker.name, days: MOCK_UP_RETENTION_DAYS.member })}
        </small>
      </figcaption>
    </figure>
  );
}
