import { navigate } from '@danqing/shell-sdk';

export function openAsPalette(hexes: readonly string[]): void {
  const [primary] = hexes;
  const scheme = hexes.map((hex) => ({ hex, name: '', shade: '' }));
  navigate('/', { state: { primary, secondary: null, scheme } });
}
