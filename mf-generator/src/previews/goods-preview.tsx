import { useTranslation } from '@danqing/shell-sdk/i18n';
import { memo, useId } from 'react';
import previews from './previews.module.css';
import styles from './goods-preview.module.css';

const fill = (role: string) => ({ fill: `var(--${role})` });

export const GoodsPreview = memo(function GoodsPreview() {
  const { t } = useTranslation('generator');
  return (
    <>
      <span className={styles.shot}>
        <Lamp />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{t('preview.goods.title')}</span>
        <span className={styles.subtitle}>{t('preview.goods.text')}</span>
        <span className={styles.price}>
          <small>¥</small>
          {t('preview.goods.price')}
        </span>
        <span className={styles.options}>
          <i style={{ background: 'var(--key)' }} />
          <i style={{ background: 'var(--p3)' }} />
          <i style={{ background: 'var(--alt, var(--p1))' }} />
        </span>
        <span className={styles.buy}>{t('preview.goods.buy')}</span>
      </span>
    </>
  );
});

function Lamp() {
  const light = useId();
  return (
    <svg
      className={previews.art}
      viewBox="0 0 200 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: 'var(--p0)' }} />
        <stop offset="1" style={{ stopColor: 'var(--shot)' }} />
      </linearGradient>
      <path d="M44 122H156L192 214H8Z" opacity=".85" style={{ fill: `url("#${light}")` }} />
      <path d="M0 212H200V260H0Z" style={fill('p3')} />
      <ellipse cx="100" cy="224" rx="58" ry="8" opacity=".55" style={fill('p4')} />
      <path
        d="M92 118H108L113 206C122 208 132 212 132 219C132 226 118 229 100 229S68 226 68 219C68 212 78 208 87 206Z"
        style={fill('p4')}
      />
      <path d="M92 118H98L96 206H87Z" style={fill('p3')} />
      <path
        d="M36 122C36 74 64 52 100 52S164 74 164 122C164 128 136 132 100 132S36 128 36 122Z"
        style={fill('key')}
      />
      <ellipse cx="100" cy="123" rx="60" ry="7.5" style={fill('p0')} />
      <path
        d="M52 106C56 82 70 68 86 64"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
        style={{ fill: 'none', stroke: 'var(--p0)' }}
      />
      <path d="M96 46H104V54H96Z" style={fill('p4')} />
    </svg>
  );
}
