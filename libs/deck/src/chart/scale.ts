/** Round numbers from at or below the least value (0 where none is negative) to at or above the greatest: 4-6 steps of 1, 2, 2.5 or 5. */
export function valueScale(values: readonly number[]): { min: number; max: number; step: number } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10) * power || 1;
  return { min: Math.floor(low / step + 1e-9) * step, max: Math.ceil(high / step - 1e-9) * step, step };
}

const formats = new Map<string, Intl.NumberFormat>();

/** As it stands beside a bar; the same in every language but for the separators. */
export function valueText(value: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, notation: 'standard' });
    formats.set(locale, format);
  }
  if (Math.abs(value) < 1e9) return format.format(value);
  return value.toExponential(2);
}
