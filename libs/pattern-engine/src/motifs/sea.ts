import { path, spiral } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';
import { ruyiCloud } from './cloud.ts';
import { fanBand } from './waves.ts';

const WIDTH = 192;
const HEIGHT = 232;
const FAN = 24;

/** 海水江崖: cliffs that rise from rolling water over streaming bands, as on the hem of a court robe. pm. */
export function sea(brush: Brush): Omit<Pattern, 'ground'> {
  const { line, ink, ground, weight, rich } = brush;
  const edge = weight(1.6);
  const middle = WIDTH / 2;
  const marks: Mark[] = [];
  const water = 118;
  // Three peaks, the middle one in front, each in ridges of a colour.
  const peak = (x: number, top: number, half: number, colors: readonly string[]) => {
    colors.forEach((color, index) => {
      const inset = (half * index) / colors.length;
      const t = top + inset * 1.25;
      const h = half - inset;
      const bottom = water + 26;
      const outline = () =>
        path().curve(
          [x - h, bottom],
          [
            [
              [x - h * 1.02, t + (bottom - t) * 0.55],
              [x - h * 0.5, t + (bottom - t) * 0.4],
              [x, t],
            ],
            [
              [x + h * 0.5, t + (bottom - t) * 0.4],
              [x + h * 1.02, t + (bottom - t) * 0.55],
              [x + h, bottom],
            ],
          ],
          true,
        );
      marks.push(outline().stroked(line, edge * 1.6), outline().filled(color));
    });
  };
  const ridges = rich ? [ink(0), ground, ink(1), ink(0)] : [ink(0), ground, ink(1)];
  peak(middle - 40, 64, 31, ridges);
  peak(middle + 40, 64, 31, ridges);
  peak(middle, 30, 38, ridges);
  marks.push(...ruyiCloud(brush, [0, 56], 0.62, ink(2), 1));
  // Breakers: crests that roll in towards the cliff from both sides.
  const crest = (x: number, y: number, r: number, side: 1 | -1) => {
    const disc = (more: number, color: string) =>
      path()
        .circle(x, y, r + more)
        .filled(color);
    marks.push(disc(edge, line), disc(0, ground));
    marks.push(
      path()
        .line(spiral([x, y], r, { start: Math.PI, turns: 1.9, inner: r * 0.1, mirrored: side === -1 }))
        .stroked(line, edge),
    );
  };
  for (const [dx, r] of [
    [88, 10],
    [68, 13],
    [44, 11],
  ] as const) {
    crest(middle - dx, water + 16, r, 1);
    crest(middle + dx, water + 16, r, -1);
  }
  crest(middle - 20, water + 20, 9, 1);
  crest(middle + 20, water + 20, 9, -1);
  // Level water: scales, the lower rows before the upper ones.
  const rows = 4;
  const top = water + 18;
  marks.push(
    path()
      .line(
        [
          [0, top + 12],
          [WIDTH, top + 12],
          [WIDTH, top + 50],
          [0, top + 50],
        ],
        true,
      )
      .filled(ground),
  );
  const band = (outer: number, inner: number) => fanBand([0, 0], FAN, FAN * outer, FAN * inner);
  const body = band(1, 0.02);
  const rings = [band(1, 0.88), band(0.72, 0.6), band(0.44, 0.32)];
  for (let row = 0; row < rows; row += 1) {
    const [scales, lines] = [path(), path()];
    for (let column = 0; column < WIDTH / (2 * FAN); column += 1) {
      const [x, y] = [(column * 2 + (row % 2)) * FAN, top + FAN + row * (FAN / 2)];
      const at = (points: readonly Point[]) => points.map(([px, py]): Point => [px + x, py + y]);
      scales.line(at(body), true);
      for (const ring of rings) lines.line(at(ring), true);
    }
    marks.push(scales.filled(row % 2 === 0 ? ink(0) : ink(1)), lines.filled(line));
  }
  // Standing water: bands that stream down, bent, in turn of colours.
  const from = top + FAN + 18;
  const bands = 12;
  const step = WIDTH / bands;
  const colors = [ink(0), ground, ink(1), ground, ink(2), ground];
  for (let stripe = 0; stripe < bands; stripe += 1) {
    const x = stripe * step;
    const bend = (at: number): readonly (readonly [Point, Point, Point])[] => [
      [
        [at + 2, from + 14],
        [at + 20, from + 18],
        [at + 22, HEIGHT],
      ],
    ];
    const d = path().curve(
      [x, from],
      [
        ...bend(x),
        [
          [x + 22, HEIGHT],
          [x + step + 22, HEIGHT],
          [x + step + 22, HEIGHT],
        ],
        [
          [x + step + 20, from + 18],
          [x + step + 2, from + 14],
          [x + step, from],
        ],
      ],
      true,
    );
    marks.push(d.filled(colors[stripe % colors.length] ?? ground));
    marks.push(path().curve([x, from], bend(x)).stroked(line, edge, 'butt'));
  }
  marks.push(
    path()
      .line([
        [0, HEIGHT],
        [WIDTH, HEIGHT],
      ])
      .stroked(line, edge * 2, 'butt'),
  );
  return { width: WIDTH, height: HEIGHT, marks };
}
