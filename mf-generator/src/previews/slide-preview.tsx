import { useTranslation } from '@danqing/shell-sdk/i18n';
import { memo, useId } from 'react';
import previews from './previews.module.css';
import styles from './slide-preview.module.css';

const HILLS = [
  {
    upper: 'var(--hill)',
    lower: 'var(--sky)',
    path: 'M0 236C50 222 84 226 128 206S206 188 246 196S318 160 356 150C382 143 398 158 424 164C452 170 470 138 500 126C528 115 546 138 574 142C602 146 622 128 640 124V300H0Z',
  },
  {
    upper: 'var(--p2)',
    lower: 'var(--p1)',
    path: 'M190 300C226 274 262 262 300 254C336 246 352 214 388 202C414 194 430 220 458 222C490 224 508 188 540 178C566 170 584 194 606 198C620 200 632 192 640 188V300Z',
  },
  {
    upper: 'var(--p3)',
    lower: 'var(--p2)',
    path: 'M330 300C372 288 404 262 440 256C470 251 486 270 514 266C548 261 568 232 600 226C618 223 630 230 640 232V300Z',
  },
] as const;
const NEAREST_HILL = 'M452 300C486 292 520 284 548 286C584 288 610 270 640 264V300Z';

export const SlidePreview = memo(function SlidePreview() {
  const { t } = useTranslation('generator');
  const id = useId();
  return (
    <>
      <svg
        className={previews.art}
        viewBox="0 0 640 300"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <circle cx="472" cy="118" r="74" style={{ fill: 'var(--alt, var(--key))' }} />
        {HILLS.map(({ upper, lower, path }, index) => (
          <g key={path}>
            <linearGradient id={`${id}-${index}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" style={{ stopColor: upper }} />
              <stop offset="1" style={{ stopColor: lower }} />
            </linearGradient>
            <path d={path} style={{ fill: `url("#${id}-${index}")` }} />
          </g>
        ))}
        <path d={NEAREST_HILL} style={{ fill: 'var(--p4)' }} />
      </svg>
      <span className={styles.top}>
        <span>{t('preview.slide.author')}</span>
        <span className={styles.figures}>01 / 24</span>
      </span>
      <span className={styles.title}>{t('preview.slide.title')}</span>
      <span className={styles.text}>{t('preview.slide.text')}</span>
    </>
  );
});
