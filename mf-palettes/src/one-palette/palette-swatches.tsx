import { ColorName, useNamedColors } from '@danqing/area-kit';
import { swatchStepOf, textOn } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useColorLabel } from '../copy/use-color-label.ts';
import { useCopyColor } from '../copy/use-copy-color.ts';
import styles from './palette-screen.module.css';

const MAX_IN_ROW = 8;

export function PaletteSwatches({ name, colors }: { name: string; colors: readonly PaletteColor[] }) {
  const { t } = useTranslation('palettes');
  const copy = useCopyColor();
  const label = useColorLabel();
  const named = useNamedColors();
  return (
    <ul
      aria-label={t('card.colors', { name })}
      className={styles.swatches}
      style={{ '--columns': Math.ceil(colors.length / Math.ceil(colors.length / MAX_IN_ROW)) }}
    >
      {colors.map((color, index) => {
        const shade = color.shade === undefined ? null : swatchStepOf(color.shade);
        const words = shade === null ? label(color) : `${shade} ${label(color)}`;
        return (
          <li key={index}>
            <button
              type="button"
              className={styles.swatch}
              style={{ background: color.hex, color: textOn(color.hex) }}
              aria-label={t('copy.label', { color: words })}
              onClick={() => void copy(color)}
            >
              <span className={styles.shade}>{shade}</span>
              {color.name ? (
                <ColorName
                  color={named(color.name)}
                  className={styles.colorName}
                  glossClassName={styles.gloss}
                />
              ) : null}
              <small>{color.hex}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
