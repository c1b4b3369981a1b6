import { paletteStripes, parseHex, type Hex } from '@danqing/color-core';
import type { Palette } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import styles from './card-menu.module.css';
import { STRIPES } from './stripes.tsx';

/** The colours of a palette in its menu, each leading to the palettes close to it. */
export function NearColors({ palette, onChoose }: { palette: Palette; onChoose: (hex: Hex) => void }) {
  const { t } = useTranslation('palettes');
  return (
    <DropdownMenu.Group className={styles.near}>
      <DropdownMenu.Label className={styles.label}>{t('menu.near')}</DropdownMenu.Label>
      <div className={styles.colors}>
        {paletteStripes(palette.colors, STRIPES).map(({ hex, name }) => (
          <DropdownMenu.Item
            key={hex}
            className={styles.color}
            style={{ '--color': hex }}
            aria-label={t('menu.nearColor', { color: name ? `${name} ${hex}` : hex })}
            onSelect={() => {
              const near = parseHex(hex);
              if (near) onChoose(near);
            }}
          />
        ))}
      </div>
    </DropdownMenu.Group>
  );
}
