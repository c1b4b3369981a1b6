import { ColorName, colorsOf, useColorList } from '@danqing/area-kit';
import type { Hex } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { nameWithGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import X from '@danqing/ui-kit/icons/x';
import styles from './near.module.css';

export function NearChip({ hex, onRemove }: { hex: Hex; onRemove: () => void }) {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  const color = colorsOf(useColorList()).find((one) => one.hex === hex);
  const words = color ? `${nameWithGloss(color, locale)} ${hex}` : hex;
  return (
    <p className={styles.filter}>
      <span className={styles.chip}>
        <span className={styles.dot} style={{ background: hex }} />
        <span>
          <Trans t={t} i18nKey="near.chip" components={{ color: <NamedHex color={color} hex={hex} /> }} />
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('near.remove', { color: words })}
          onClick={onRemove}
        >
          <X size={15} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </span>
    </p>
  );
}

function NamedHex({ color, hex }: { color: Color | undefined; hex: Hex }) {
  return (
    <>
      {color ? <ColorName color={color} className={styles.chipName} /> : null}{' '}
      <span className={styles.hex}>{hex}</span>
    </>
  );
}
