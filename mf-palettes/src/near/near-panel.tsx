import { ColorName, ColorSearch, colorsOf, useColorList, useNearness } from '@danqing/area-kit';
import type { Hex } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { nearOptions } from './near-options.ts';
import styles from './near.module.css';

export function NearPanel({ onChoose }: { onChoose: (hex: Hex) => void }) {
  const { t } = useTranslation('palettes');
  const list = useColorList();
  const nearness = useNearness();
  return (
    <ColorSearch
      texts={{
        field: t('near.field'),
        hint: t('near.hint'),
        results: t('near.results'),
        none: (text) => t('near.none', { text }),
        custom: t('near.custom'),
      }}
      optionsOf={(text) => nearOptions(text, colorsOf(list))}
      settled={list.status !== 'loading'}
      onChoose={({ hex }) => onChoose(hex)}
      note={({ nearest }) =>
        nearest ? (
          <>
            <ColorName color={nearest.color} /> · {nearness(nearest.deltaE)} ΔE {nearest.deltaE.toFixed(1)}
          </>
        ) : null
      }
      optionsClassName={styles.options}
      noneClassName={styles.none}
    />
  );
}
