import type { Style } from '../cloth/style.ts';
import { sheet, type Light, type Surface } from '../render/surface.ts';
import { mix } from '../render/vector.ts';

const GLAZE: Light = [0.72, 0.7, 0.655];

export interface BowlShape {
  radius: number;
  tall: number;
}

/** Returns a glazed bowl with the pattern around its outside; its foot is at y = 0. */
export function bowl({ cloth, trim }: Style, { radius, tall }: BowlShape): Surface[] {
  const foot = radius * 0.46;
  const wall = 0.32;
  const profile = (t: number): readonly [number, number] => {
    const up = 1 - t;
    return [mix(foot * 1.02, radius, Math.sin((up * Math.PI) / 2) ** 0.72), mix(1.3, tall, up ** 1.25)];
  };
  const around = (r: number, y: number, s: number) => {
    const turn = (s - 0.5) * 2 * Math.PI;
    return [Math.sin(turn) * r, y, Math.cos(turn) * r] as const;
  };
  // Uses a whole number of repeats around the bowl, so that the pattern joins.
  const wide = 17;
  const times = Math.max(1, Math.round((2 * Math.PI * radius * 0.92) / wide));
  const gloss = [0.5, 60] as const;
  const band = (from: number, to: number, color: Light, out: number) =>
    sheet({
      columns: 121,
      rows: 10,
      closed: true,
      hollow: 0,
      material: { color, gloss },
      at: (s, t) => {
        const [r, y] = profile(mix(from, to, t));
        return around(r + out, y, s);
      },
    });
  return [
    band(0.055, 0.085, trim, 0.03),
    band(0.93, 0.955, trim, 0.03),
    sheet({
      columns: 241,
      rows: 90,
      closed: true,
      hollow: 0,
      material: { ...cloth(wide), weave: 0, gloss },
      at: (s, t) => {
        const [r, y] = profile(mix(0.07, 0.94, t));
        return around(r, y, s);
      },
      cloth: (s, t) => [s * times * wide, t * tall * 1.25],
    }),
    band(0, 0.07, GLAZE, 0),
    band(0.94, 1, GLAZE, 0),
    sheet({
      columns: 121,
      rows: 60,
      closed: true,
      hollow: 0,
      material: { color: GLAZE, gloss },
      at: (s, t) => {
        if (t < 0.06) {
          const turn = (t / 0.06) * Math.PI;
          return around(
            radius - wall / 2 + (Math.cos(turn) * wall) / 2,
            tall + (Math.sin(turn) * wall) / 2,
            s,
          );
        }
        const [r, y] = profile((t - 0.06) / 0.94);
        return around(Math.max(0, (r - wall) * (1 - ((t - 0.06) / 0.94) ** 5)), y + 0.3, s);
      },
    }),
    sheet({
      columns: 91,
      rows: 10,
      closed: true,
      hollow: 0,
      material: { color: GLAZE, gloss: [0.2, 30] },
      at: (s, t) => around(foot * mix(0.96, 1, t), mix(1.5, 0, t), s),
    }),
  ];
}
