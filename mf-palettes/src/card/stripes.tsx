import { ColorName, useNamedColors } from '@danqing/area-kit';
import { paletteStripes, textOn } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useRovingFocus } from '@danqing/ui-kit';
import { useMemo } from 'react';
import { useColorLabel } from '../copy/use-color-label.ts';
import { useCopyColor } from '../copy/use-copy-color.ts';
import styles from './card.module.css';

export const STRIPES = 5;

export function Stripes({ name, colors }: { name: string; colors: readonly PaletteColor[] }) {
  const { t } = useTranslation('palettes');
  const copy = useCopyColor();
  const label = useColorLabel();
  const named = useNamedColors();
  const stripes = useMemo(() => paletteStripes(colors, STRIPES), [colors]);
  const roving = useRovingFocus(stripes.length);
  return (
    <div role="group" aria-label={t('card.colors', { name })} className={styles.stripes} {...roving.group}>
      {stripes.map((color, index) => (
        <button
          key={color.hex}
          type="button"
          className={styles.stripe}
          style={{ background: color.hex, color: textOn(color.hex) }}
          aria-label={t('copy.label', { color: label(color) })}
          onClick={() => void copy(color)}
          {...roving.item(index)}
        >
          <span className={styles.words}>
            {color.name ? (
              <ColorName
                color={named(color.name)}
                className={styles.colorName}
                glossClassName={styles.colorGloss}
              />
            ) : null}
            <small>{color.hex}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
