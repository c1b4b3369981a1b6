import { colorGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Lock from '@danqing/ui-kit/icons/lock';
import styles from './slip-label.module.css';
import type { Slip } from '../model/strip-groups.ts';

export function SlipLabel({ slip }: { slip: Slip }) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const { swatch, color, sameAs } = slip;
  const gloss = color && colorGloss(color, locale);
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
      {locale !== 'zh' && sameAs === null ? (
        <span className={styles.gloss}>{gloss && inLines(gloss)}</span>
      ) : null}
    </span>
  );
}

const inLines = (gloss: string) => gloss.replace('）', '').replace('（', '\n');
