import { ColorGloss, ColorName, colorsOf, useColorList, useNearness } from '@danqing/area-kit';
import type { Hex } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, TextField } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import { useId, useState, type KeyboardEvent } from 'react';
import { nearOptions, type NearOption } from './near-options.ts';
import styles from './near.module.css';

/** A hex or a traditional colour, by its name or reading: a combobox whose focus stays in the field. */
export function NearPanel({ onChoose }: { onChoose: (hex: Hex) => void }) {
  const { t } = useTranslation('palettes');
  const list = useColorList();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const options = nearOptions(typed, colorsOf(list));

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows during input of Chinese characters belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) onChoose(chosen.hex);
    else if (step) setActive(Math.min(Math.max(active + step, 0), Math.max(0, options.length - 1)));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextField
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
        label={t('near.field')}
        hint={typed.trim() === '' ? t('near.hint') : undefined}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        leading={<Search size={17} strokeWidth={1.6} aria-hidden="true" />}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('near.results')} className={styles.options}>
        {options.map((option, index) => (
          <Option
            key={option.hex + (option.color?.name ?? '')}
            id={`${listId}-${index}`}
            option={option}
            active={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p role="status" className={styles.none}>
        {options.length === 0 && typed.trim() !== '' && list.status !== 'loading'
          ? t('near.none', { text: typed.trim() })
          : null}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  option: NearOption;
  active: boolean;
  onChoose: (hex: Hex) => void;
}

function Option({ id, option: { hex, color, nearest }, active, onChoose }: OptionProps) {
  const { t } = useTranslation('palettes');
  const nearness = useNearness();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- focus and keys stay in the field of the combobox
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classNames(styles.option, active && styles.active)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(hex)}
    >
      <span className={styles.sample} style={{ background: hex }} />
      <span className={styles.optionName} lang={color ? 'zh' : undefined}>
        {color?.name ?? t('near.custom')}
      </span>
      <span className={styles.pinyin} lang="zh-Latn">
        {color?.pinyin}
      </span>
      <span className={styles.hex}>{hex}</span>
      {color ? <ColorGloss color={color} className={styles.optionGloss} /> : null}
      {nearest ? (
        <span className={styles.optionGloss}>
          <ColorName color={nearest.color} /> · {nearness(nearest.deltaE)} ΔE {nearest.deltaE.toFixed(1)}
        </span>
      ) : null}
    </div>
  );
}
