import { ColorGloss, colorsOf, useColorList } from '@danqing/area-kit';
import type { Color } from '@danqing/contracts/colors';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, TextField } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import { useId, useState, type KeyboardEvent } from 'react';
import { colorOptions } from './color-options.ts';
import styles from './color-search.module.css';
import { galleryPath } from './gallery-path.ts';

/** A colour by its name, reading or hex: a combobox whose focus stays in the field. Choosing goes to its gallery. */
export function ColorSearch() {
  const { t } = useTranslation('gallery');
  const [wanted, setWanted] = useState(false);
  const list = useColorList(wanted);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const options = colorOptions(typed, colorsOf(list));
  const choose = ({ name }: Color) => navigate(galleryPath(name));

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows during input of Chinese characters belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') setTyped('');
    else if (step) setActive(Math.min(Math.max(active + step, 0), Math.max(0, options.length - 1)));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <TextField
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
        label={t('choice.field')}
        placeholder={t('choice.placeholder')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        leading={<Search size={17} strokeWidth={1.6} aria-hidden="true" />}
        onFocus={() => setWanted(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('choice.results')} className={styles.options}>
        {options.map((color, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- focus and keys stay in the field of the combobox
          <div
            key={color.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(color)}
          >
            <span className={styles.sample} style={{ background: color.hex }} />
            <span lang="zh" className={styles.name}>
              {color.name}
            </span>
            <span lang="zh-Latn" className={styles.pinyin}>
              {color.pinyin}
            </span>
            <span className={styles.hex}>{color.hex}</span>
            <ColorGloss color={color} className={styles.gloss} />
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {options.length === 0 && typed.trim() !== '' && list.status === 'loaded'
          ? t('choice.none', { text: typed.trim() })
          : null}
      </p>
    </div>
  );
}
