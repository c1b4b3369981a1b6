import { textLanguage } from '@danqing/contracts/locale';
import { colorGloss, type NamedColor } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { classNames } from '@danqing/ui-kit';
import styles from './color-name.module.css';

interface ColorNameProps {
  color: NamedColor;
  className?: string;
  glossClassName?: string;
}

/** Renders a colour's name, followed by a smaller gloss in English and Japanese. */
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

/** Renders the gloss without the characters. Renders nothing in Chinese. */
export function ColorGloss({ color, className }: { color: NamedColor; className?: string }) {
  const gloss = colorGloss(color, useLocale());
  return gloss ? <span className={classNames(styles.gloss, className)}>{gloss}</span> : null;
}
