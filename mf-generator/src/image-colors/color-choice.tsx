import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import { colorOfHex, type ChosenColor } from '../model/chosen-color.ts';
import type { NamedFoundColor } from './found-colors.tsx';
import styles from './color-choice.module.css';

interface ColorChoiceProps {
  color: NamedFoundColor;
  label: string;
  colors: readonly Color[];
  onChoose: (color: ChosenColor) => void;
}

/** Takes the chosen colour as the picture has it, or the traditional one beside it. */
export function ColorChoice({ color: { hex, nearest }, label, colors, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const exact = colorOfHex(hex, colors);
  return (
    <div className={styles.choice}>
      <p className={styles.private}>{t('image.private')}</p>
      {nearest && !isNamed(exact) ? (
        <Button onClick={() => onChoose(nearest.color)}>
          <i className={styles.dot} style={{ background: nearest.color.hex }} />
          {t('image.takeNamed')}
          <span lang="zh">{nearest.color.name}</span>
        </Button>
      ) : null}
      <Button variant="primary" onClick={() => onChoose(isNamed(exact) ? exact : { hex, origin: 'image' })}>
        {t('image.take', { label: label.toLocaleLowerCase(locale) })}
      </Button>
    </div>
  );
}
