import { ColorGloss, GivenName, useNearness } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Badge, classNames } from '@danqing/ui-kit';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import styles from './color-picker.module.css';
import { matchedSyllables } from './matched-syllables.ts';
import type { Translate } from '../translate.ts';

interface ResultOptionProps {
  id: string;
  index: number;
  size: number;
  option: ChosenColor;
  query: string;
  beginsCocreated: boolean;
  distance: number | undefined;
  active: boolean;
  selected: boolean;
  onChoose: (color: ChosenColor) => void;
}

export function ResultOption({
  id,
  index,
  size,
  option,
  query,
  beginsCocreated,
  distance,
  active,
  selected,
  onChoose,
}: ResultOptionProps) {
  const { t } = useTranslation('generator');
  const nearness = useNearness();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox field keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-posinset={index + 1}
      aria-setsize={size}
      tabIndex={-1}
      className={classNames(
        styles.option,
        active && styles.active,
        isCocreated(option) && styles.cocreated,
        beginsCocreated && styles.begins,
      )}
      style={{ top: `calc(${index} * var(--row))` }}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span className={styles.sample} style={{ background: option.hex }} />
      {isNamed(option) ? (
        <>
          <span className={styles.optionName} lang="zh">
            {option.name}
          </span>
          <span className={styles.reading}>
            <ColorGloss color={option} className={styles.gloss} />
            <Pinyin color={option} query={query} />
          </span>
        </>
      ) : (
        <span className={classNames(styles.optionName, styles.customName)}>
          {/* Members' names may be in any script, including right-to-left ones. */}
          <GivenName name={customName(option, t)} />
        </span>
      )}
      <span className={styles.optionHex}>{option.hex}</span>
      <span className={styles.badge}>
        <Badge>{distance === undefined ? badge(option, t) : nearness(distance)}</Badge>
      </span>
    </div>
  );
}

const isCocreated = (option: ChosenColor) => !isNamed(option) && option.cocreated !== undefined;

function badge(option: ChosenColor, t: Translate): string {
  if (isNamed(option)) return t(`collectionShort.${option.collection}`);
  return t(option.cocreated ? 'picker.cocreated' : 'picker.new');
}

function Pinyin({ color, query }: { color: Color; query: string }) {
  const syllables = color.pinyin.split(' ');
  const match = matchedSyllables(query, color) ?? { start: 0, end: 0 };
  const before = syllables.slice(0, match.start).join(' ');
  const matched = syllables.slice(match.start, match.end).join(' ');
  const after = syllables.slice(match.end).join(' ');
  return (
    <span className={styles.pinyin} lang="zh-Latn">
      {before} {matched ? <mark>{matched}</mark> : null} {after}
    </span>
  );
}
