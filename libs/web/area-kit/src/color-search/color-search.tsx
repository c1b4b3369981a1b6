import { classNames, pressedKey, TextField } from '@danqing/ui-kit';
import Search from '@danqing/ui-kit/icons/search';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ColorGloss } from '../color-name/color-name.tsx';
import type { ColorOption } from './color-options.ts';
import styles from './color-search.module.css';

export interface ColorSearchProps<Option extends ColorOption> {
  texts: {
    field: string;
    placeholder?: string;
    hint?: string;
    results: string;
    none: (text: string) => string;
    custom?: string;
  };
  optionsOf: (text: string) => readonly Option[];
  /** False while the list is loading. The message for no match is shown only when true. */
  settled: boolean;
  onChoose: (option: Option) => void;
  onFocus?: () => void;
  /** Clears the field on Escape. Omit it inside a dialog or popover that Escape closes. */
  clearsOnEscape?: boolean;
  note?: (option: Option) => ReactNode;
  optionsClassName?: string | undefined;
  noneClassName?: string | undefined;
}

/** Renders a combobox that finds a colour by name, reading or hex. The focus stays in the field. */
export function ColorSearch<Option extends ColorOption>({
  texts,
  optionsOf,
  settled,
  onChoose,
  onFocus,
  clearsOnEscape = false,
  note,
  optionsClassName,
  noneClassName,
}: ColorSearchProps<Option>) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const options = optionsOf(typed);
  const empty = typed.trim() === '';

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active];
    if (key === 'Enter' && chosen) onChoose(chosen);
    else if (key === 'Escape' && clearsOnEscape) setTyped('');
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
        label={texts.field}
        placeholder={texts.placeholder}
        hint={empty ? texts.hint : undefined}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        leading={<Search size={17} strokeWidth={1.6} aria-hidden="true" />}
        onFocus={onFocus}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={texts.results}
        className={classNames(styles.options, optionsClassName)}
      >
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox field keeps the focus and handles the keys
          <div
            key={option.color?.id ?? option.hex}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <OptionFace option={option} custom={texts.custom} note={note?.(option)} />
          </div>
        ))}
      </div>
      <p role="status" className={classNames(styles.none, noneClassName)}>
        {options.length === 0 && !empty && settled ? texts.none(typed.trim()) : null}
      </p>
    </>
  );
}

interface OptionFaceProps {
  option: ColorOption;
  custom: string | undefined;
  note: ReactNode;
}

function OptionFace({ option: { hex, color }, custom, note }: OptionFaceProps) {
  return (
    <>
      <span className={styles.sample} style={{ background: hex }} />
      <span className={styles.name} lang={color ? 'zh' : undefined}>
        {color?.name ?? custom}
      </span>
      <span className={styles.pinyin} lang="zh-Latn">
        {color?.pinyin}
      </span>
      <span className={styles.hex}>{hex}</span>
      {color ? <ColorGloss color={color} className={styles.gloss} /> : null}
      {note ? <span className={styles.gloss}>{note}</span> : null}
    </>
  );
}
