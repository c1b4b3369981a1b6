import { ColorName } from '@danqing/area-kit';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import { colorOfHex, type ChosenColor } from '../model/chosen-color.ts';
import type { NamedFoundColor } from './found-colors.tsx';
import styles from './color-choice.module.css';

export interface ChoiceActions {
  onChoose: (color: ChosenColor) => void;
  onSecond: ((color: ChosenColor) => void) | undefined;
  onAll: (hexes: readonly string[]) => void;
}

interface ColorChoiceProps {
  color: NamedFoundColor;
  found: readonly NamedFoundColor[];
  label: string;
  colors: readonly Color[];
  actions: ChoiceActions;
}

export function ColorChoice({ color: { hex, nearest }, found, label, colors, actions }: ColorChoiceProps) {
  const { t } = useTranslation('pictures');
  const locale = useLocale();
  const { onChoose, onSecond, onAll } = actions;
  const exact = colorOfHex(hex, colors);
  const taken: ChosenColor = isNamed(exact) ? exact : { hex, origin: 'image' };
  const hexes = [...new Set(found.map((color) => color.hex))];
  return (
    <div className={styles.choice}>
      <p className={styles.private}>{t('private')}</p>
      {hexes.length > 1 ? (
        <Button variant="quiet" onClick={() => onAll(hexes)}>
          {t('takeAll')}
        </Button>
      ) : null}
      {onSecond ? <Button onClick={() => onSecond(taken)}>{t('takeSecond')}</Button> : null}
      {nearest && !isNamed(exact) ? (
        <Button onClick={() => onChoose(nearest.color)}>
          <i className={styles.dot} style={{ background: nearest.color.hex }} />
          {t('takeNamed')}
          <span>
            <ColorName color={nearest.color} />
          </span>
        </Button>
      ) : null}
      <Button variant="primary" onClick={() => onChoose(taken)}>
        {t('take', { label: label.toLocaleLowerCase(locale) })}
      </Button>
    </div>
  );
}
