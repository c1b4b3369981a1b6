import { sheet, type Material, type Surface } from '../render/surface.ts';
import { clamp, mix, type Vector } from '../render/vector.ts';

export interface Cut {
  shoulder: number;
  front: (x: number) => number;
  back: (x: number) => number;
  line: (x: number) => number;
  half: (y: number) => number;
  depth: (y: number) => number;
  hem: (x: number) => number;
  seam?: number;
  folds: (x: number, y: number, back: boolean) => number;
}

export function frontOf(
  { line, half, depth, shoulder, folds }: Cut,
  x: number,
  y: number,
  back = false,
): number {
  const side = clamp(Math.abs(x) / half(y));
  const round = (1 - side ** 2.6) ** 0.62;
  const below = Math.max(0, line(Math.min(Math.abs(x), shoulder)) - y);
  const out = 1 - Math.exp(-below / 9);
  return 0.9 + depth(y) * round * out + folds(x, y, back) * round * Math.min(1, below / 6);
}

export interface PanelStyle {
  material: Material;
  columns: number;
  rows: number;
  tint?: (x: number, y: number) => number;
}

function measured(cut: Cut, back: boolean): (x: number, y: number) => number {
  const [low, high] = [cut.hem(0) - 6, 6];
  const [heights, places] = [60, 60];
  const lengths = new Float32Array(heights * (places + 1) * 2);
  for (let row = 0; row < heights; row++) {
    const y = mix(low, high, row / (heights - 1));
    const step = (cut.half(y) * 1.02) / places;
    for (const side of [0, 1]) {
      let length = 0;
      let before = frontOf(cut, 0, y, back);
      for (let place = 1; place <= places; place++) {
        const here = frontOf(cut, (side === 0 ? -1 : 1) * place * step, y, back);
        length += Math.hypot(step, here - before);
        before = here;
        lengths[(row * 2 + side) * (places + 1) + place] = length;
      }
    }
  }
  return (x, y) => {
    const row = clamp((y - low) / (high - low)) * (heights - 1);
    const place = clamp(Math.abs(x) / (cut.half(y) * 1.02)) * places;
    const side = x < 0 ? 0 : 1;
    const at = (line: number) => {
      const start = (line * 2 + side) * (places + 1);
      const left = Math.min(places - 1, Math.floor(place));
      return mix(lengths[start + left]!, lengths[start + left + 1]!, place - left);
    };
    const above = Math.min(heights - 2, Math.floor(row));
    return Math.sign(x) * mix(at(above), at(above + 1), row - above);
  };
}

export function panels(cut: Cut, { material, columns, rows, tint }: PanelStyle): Surface[] {
  const place = (s: number, t: number, back: boolean): Vector => {
    const share = s * 2 - 1;
    const top = (back ? cut.back : cut.front)(share * cut.shoulder);
    const y = mix(top, cut.hem(share), t);
    const x = share * cut.half(y);
    const z = frontOf(cut, x, y, back);
    return back ? [-x, y, -z * 0.8] : [x, y, z];
  };
  return [false, true].map((back) => {
    const across = measured(cut, back);
    return sheet({
      columns,
      rows,
      material,
      at: (s, t) => place(s, t, back),
      cloth: (_s, _t, [x, y]) => [
        across(back ? -x : x, y),
        -y + (cut.seam !== undefined && y < cut.seam ? 3.7 : 0),
      ],
      ...(tint && { tint: (_s: number, _t: number, [x, y]: Vector) => tint(x, y) }),
    });
  });
}

export const seam = (distance: number, depth = 0.3, wide = 0.55): number =>
  1 - depth * Math.exp(-((distance / wide) ** 2));
