import type { Oklch } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useState, type KeyboardEvent } from 'react';
import styles from './chooser.module.css';

/** End of the chroma slider; sRGB ends at about 0.32. */
const MAX_CHROMA = 0.4;

interface LchSlidersProps {
  lch: Oklch;
  hex: string;
  onChange: (part: Partial<Oklch>) => void;
}

/**
 * Renders sliders for OKLCH lightness, chroma and hue. Each rail shows the colours that its slider leads to.
 */
export function LchSliders({ lch: { l, c, h }, hex, onChange }: LchSlidersProps) {
  const { t } = useTranslation('generator');
  const rail = (stops: readonly string[]) => `linear-gradient(90deg in oklab, ${stops.join(', ')})`;
  const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);
  const sliders = [
    {
      key: 'l',
      max: 1,
      step: 0.01,
      value: l,
      shown: l.toFixed(2),
      rail: rail(steps(8).map((part) => `oklch(${part} ${c} ${h})`)),
    },
    {
      key: 'c',
      max: MAX_CHROMA,
      step: 0.005,
      value: c,
      shown: c.toFixed(2),
      rail: rail(steps(4).map((part) => `oklch(${l} ${part * MAX_CHROMA} ${h})`)),
    },
    {
      key: 'h',
      max: 360,
      step: 1,
      value: h,
      shown: String(Math.round(h)),
      rail: rail(steps(12).map((part) => `oklch(${l} ${Math.max(c, 0.03)} ${part * 360})`)),
    },
  ] as const;
  return (
    <div className={styles.sliders} style={{ '--thumb': hex }}>
      {sliders.map(({ key, max, step, value, shown, rail: background }) => (
        <div key={key} className={styles.slider}>
          <span aria-hidden="true">{t(`chooser.${key}`)}</span>
          <input
            type="range"
            min={0}
            max={max}
            step={step}
            value={value}
            aria-label={t(`chooser.${key}`)}
            aria-valuetext={shown}
            style={{ '--rail': background }}
            onChange={(event) => onChange({ [key]: event.target.valueAsNumber })}
          />
          <NumberField
            label={t(`chooser.${key}`)}
            {...{ value, shown, max, step }}
            onChange={(number) => onChange({ [key]: number })}
          />
        </div>
      ))}
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  shown: string;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** Renders a number field. Invalid or out-of-range input is discarded on blur. */
function NumberField({ label, value, shown, max, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (number: number) => onChange(Math.min(max, Math.max(0, number)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTyped(null);
    change(value + by);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      className={styles.number}
      value={typed ?? shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const number = Number(text);
        if (text.trim() !== '' && number >= 0 && number <= max) change(number);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={onKeyDown}
    />
  );
}
