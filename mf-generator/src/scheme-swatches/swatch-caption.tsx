import { colorGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Lock from '@danqing/ui-kit/icons/lock';
import styles from './swatch-caption.module.css';
import type { SwatchView } from '../model/swatch-groups.ts';

export function SwatchCaption({ slip }: { slip: SwatchView }) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const { swatch, color, equalShade } = slip;
  const gloss = color && colorGloss(color, locale);
  return (
    <span className={styles.label}>
      <b>
        {swatch.shade}
        {slip.isChosen ? <em>{t('strip.own')}</em> : null}
        {swatch.locked ? (
          <em className={styles.lockMark}>
            <Lock size={12} strokeWidth={1.8} aria-hidden="true" />
            <span>{t('strip.lockedShort')}</span>
          </em>
        ) : null}
      </b>
      <span>{equalShade === null ? swatch.hex : t('strip.sameAs', { shade: equalShade })}</span>
      {locale !== 'zh' && equalShade === null ? (
        <span className={styles.gloss}>{gloss && inLines(gloss)}</span>
      ) : null}
    </span>
  );
}

const inLines = (gloss: string) => gloss.replace('）', '').replace('（', '\n');
