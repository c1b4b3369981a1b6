import { hexToRgb, type Hex } from '@danqing/color-core';
import { unitHex } from '../components/unit-hex.ts';

/** Hexcone model (Smith 1978). Each component is 0–1; grey has hue 0. */
export interface Hsb {
  hue: number;
  saturation: number;
  brightness: number;
}

export function hexToHsb(hex: string): Hsb {
  const [red, green, blue] = hexToRgb(hex);
  const brightest = Math.max(red, green, blue);
  const range = brightest - Math.min(red, green, blue);
  const sixths =
    range === 0
      ? 0
      : brightest === red
        ? ((green - blue) / range + 6) % 6
        : brightest === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  return {
    hue: sixths / 6,
    saturation: brightest === 0 ? 0 : range / brightest,
    brightness: brightest / 255,
  };
}

/** Converts HSB to hex. Clamps components to 0–1 and rounds to the nearest byte. */
export function hsbToHex({ hue, saturation, brightness }: Hsb): Hex {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const component = (offset: number) => {
    const place = (offset + within(hue) * 6) % 6;
    const share = Math.max(0, Math.min(place, 4 - place, 1));
    return within(brightness) * (1 - within(saturation) * share);
  };
  return unitHex([component(5), component(3), component(1)]);
}
