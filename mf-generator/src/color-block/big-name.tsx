import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, VisuallyHidden } from '@danqing/ui-kit';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import styles from './color-block.module.css';

/**
 * Renders one character per row with its syllable beside it, like ruby. A colour without a name shows its
 * hex.
 */
export function BigName({ color }: { color: ChosenColor }) {
  const { t } = useTranslation('generator');
  if (!isNamed(color)) {
    return (
      <h1
        className={classNames(styles.name, styles.hexName)}
        aria-label={`${customName(color, t)} ${color.hex}`}
      >
        {color.hex}
      </h1>
    );
  }
  const characters = [...color.name];
  const syllables = color.pinyin.split(' ');
  return (
    <>
      {/* Screen readers would read characters in separate elements as separate words. */}
      <h1 className={styles.name} lang="zh" aria-label={color.name} data-len={Math.min(characters.length, 5)}>
        {characters.map((character, index) => (
          <span key={index} className={styles.character}>
            {character}
            <span className={styles.syllable} lang="zh-Latn" aria-hidden="true">
              {syllables[index]}
            </span>
          </span>
        ))}
      </h1>
      <VisuallyHidden>
        <span lang="zh-Latn">{color.pinyin}</span>
      </VisuallyHidden>
    </>
  );
}
