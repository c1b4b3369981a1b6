import { textLanguage } from '@danqing/contracts/locale';
import { colorGloss, type NamedColor } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { classNames } from '@danqing/ui-kit';
import styles from './color-name.module.css';

interface ColorNameProps {
  color: NamedColor;
  /** Of the characters. */
  className?: string;
  glossClassName?: string;
}

/** A colour's name: its characters and, for readers of English and Japanese, the gloss behind them, smaller and quieter. */
export function ColorName({ color, className, glossClassName }: ColorNameProps) {
  const gloss = <ColorGloss color={color} className={glossClassName} />;
  return (
    <>
      <span lang={textLanguage(color.name)} className={className}>
        {color.name}
      </span>
      {useLocale() === 'zh' ? null : <> {gloss}</>}
    </>
  );
}

/** The gloss alone, for places that show the characters elsewhere. Nothing in Chinese. */
export function ColorGloss({ color, className }: { color: NamedColor; className?: string }) {
  const gloss = colorGloss(color, useLocale());
  return gloss ? <span className={classNames(styles.gloss, className)}>{gloss}</span> : null;
}
