/**
 * A line chart may start above zero when its minimum exceeds this share of its maximum. Bars always start at
 * zero, because a bar's length is its value.
 */
const FAR = 0.45;

/**
 * Returns a rounded axis range that covers all values. It has 4–7 steps of 1, 2, 2.5 or 5 times a power of
 * ten and includes 0 for bars.
 */
export function valueScale(
  values: readonly number[],
  kind: 'bar' | 'line',
): { min: number; max: number; step: number } {
  const least = Math.min(...values);
  const far = kind === 'line' && least > FAR * Math.max(...values);
  const low = far ? least : Math.min(0, least);
  const high = Math.max(0, ...values);
  const span = high - low || Math.abs(high) || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10) * power || 1;
  return { min: Math.floor(low / step + 1e-9) * step, max: Math.ceil(high / step - 1e-9) * step, step };
}

const formats = new Map<string, Intl.NumberFormat>();

export function valueText(value: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, notation: 'standard' });
    formats.set(locale, format);
  }
  if (Math.abs(value) < 1e9) return format.format(value);
  return value.toExponential(2);
}
