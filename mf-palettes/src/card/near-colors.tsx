import { paletteStripes, parseHex, type Hex } from '@danqing/color-core';
import type { Palette } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { MenuGroup, MenuLabel, PlainMenuItem } from '@danqing/ui-kit';
import { useColorLabel } from '../copy/use-color-label.ts';
import styles from './card-menu.module.css';
import { STRIPES } from './stripes.tsx';

export function NearColors({ palette, onChoose }: { palette: Palette; onChoose: (hex: Hex) => void }) {
  const { t } = useTranslation('palettes');
  const label = useColorLabel();
  return (
    <MenuGroup className={styles.near}>
      <MenuLabel className={styles.label}>{t('menu.near')}</MenuLabel>
      <div className={styles.colors}>
        {paletteStripes(palette.colors, STRIPES).map((color) => (
          <PlainMenuItem
            key={color.hex}
            className={styles.color}
            style={{ '--color': color.hex }}
            aria-label={t('menu.nearColor', { color: label(color) })}
            onSelect={() => {
              const near = parseHex(color.hex);
              if (near) onChoose(near);
            }}
          />
        ))}
      </div>
    </MenuGroup>
  );
}
