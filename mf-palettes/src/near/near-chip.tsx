import { colorsOf, useColorList } from '@danqing/area-kit';
import type { Hex } from '@danqing/color-core';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import X from '@danqing/ui-kit/icons/x';
import { nameOf } from './near-options.ts';
import styles from './near.module.css';

/** Says to which colour the palettes shown are close, and takes that away. */
export function NearChip({ hex, onRemove }: { hex: Hex; onRemove: () => void }) {
  const { t } = useTranslation('palettes');
  const name = nameOf(hex, colorsOf(useColorList()));
  const color = name ? `${name} ${hex}` : hex;
  return (
    <p className={styles.filter}>
      <span className={styles.chip}>
        <span className={styles.dot} style={{ background: hex }} />
        <span>
          <Trans t={t} i18nKey="near.chip" components={{ color: <NamedHex name={name} hex={hex} /> }} />
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('near.remove', { color })}
          onClick={onRemove}
        >
          <X size={15} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </span>
    </p>
  );
}

function NamedHex({ name, hex }: { name: string | undefined; hex: Hex }) {
  return (
    <>
      {name ? (
        <b lang="zh" className={styles.chipName}>
          {name}
        </b>
      ) : null}
      <span className={styles.hex}>{hex}</span>
    </>
  );
}
