import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Lock from '@danqing/ui-kit/icons/lock';
import { Fragment } from 'react';
import styles from './slip-label.module.css';
import type { Slip } from '../model/strip-groups.ts';

/** Shade and hex on the paper below the slip; English adds the reading, which may break between syllables. */
export function SlipLabel({ slip }: { slip: Slip }) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const { swatch, color, sameAs } = slip;
  return (
    <span className={styles.label}>
      <b>
        {swatch.shade}
        {slip.own ? <em>{t('strip.own')}</em> : null}
        {swatch.locked ? (
          <em className={styles.lockMark}>
            <Lock size={12} strokeWidth={1.8} aria-hidden="true" />
            <span>{t('strip.lockedShort')}</span>
          </em>
        ) : null}
      </b>
      <span>{sameAs === null ? swatch.hex : t('strip.sameAs', { shade: sameAs })}</span>
      {locale === 'en' && sameAs === null ? (
        <span className={styles.pinyin} lang="zh-Latn">
          {color?.pinyin.split(' ').map((syllable, index) => (
            <Fragment key={index}>
              {index > 0 ? <wbr /> : null}
              {syllable}
            </Fragment>
          ))}
        </span>
      ) : null}
    </span>
  );
}
