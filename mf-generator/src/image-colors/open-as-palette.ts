import { navigate } from '@danqing/shell-sdk';

/** Opens colours as the generator's palette, the first as the primary one, by the way in which saved palettes are opened. */
export function openAsPalette(hexes: readonly string[]): void {
  const [primary] = hexes;
  const scheme = hexes.map((hex) => ({ hex, name: '', shade: '' }));
  navigate('/', { state: { primary, secondary: null, scheme } });
}
