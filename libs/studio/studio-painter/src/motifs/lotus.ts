import { filled, outline } from '../brush/path.ts';
import { dab, pool } from '../brush/dab.ts';
import { PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';

/**
 * Paints a splashed lotus leaf after Bada Shanren and Xu Wei. Broad wet sweeps run from the centre outward;
 * the gaps between them are the veins.
 *
 * @param turn degrees
 * @param height foreshortened, in pixels
 */
export function paintLotusLeaf(
  studio: Studio,
  {
    center,
    width,
    height,
    turn = 0,
    depth,
    paint,
    tone = 0.7,
  }: {
    center: Point;
    width: number;
    height: number;
    turn?: number;
    depth: number;
    paint: string;
    tone?: number;
  },
): void {
  const { chance, paints } = studio;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const navel = at(chance.around(0, 0.1), -0.14);
  const seen = (x: number, y: number) =>
    at(
      center.x + (x * width * cos) / 2 - (y * height * sin) / 2,
      center.y + (x * width * sin) / 2 + (y * height * cos) / 2,
    );
  const sweeps: string[] = [];
  const pools: string[] = [];
  const count = chance.whole(7, 9);
  const start = chance.between(0, 6);
  for (let sweep = 0; sweep < count; sweep += 1) {
    const [from, to] = [start + (sweep / count) * 2 * Math.PI, start + ((sweep + 1) / count) * 2 * Math.PI];
    const gap = chance.between(0.02, 0.09);
    const reach = chance.between(0.84, 1.12);
    const ring = [at(navel.x + Math.cos((from + to) / 2) * 0.07, navel.y + Math.sin((from + to) / 2) * 0.07)];
    for (let step = 0; step <= 6; step += 1) {
      const angle = from + gap + ((to - from - 2 * gap) * step) / 6;
      const wave =
        reach *
        (1 + 0.06 * Math.sin(angle * 9 + start)) *
        (step === 0 || step === 6 ? 0.94 : chance.between(0.95, 1.06));
      ring.push(at(Math.cos(angle) * wave, Math.sin(angle) * wave));
    }
    const shape = curve(
      ring.map(({ x, y }) => seen(x, y)),
      8,
      true,
    );
    const inked = chance.yes(0.4);
    sweeps.push(
      filled(
        outline(shape),
        inked ? blend(paint, paints.ink, 0.6) : paint,
        tone * chance.between(0.42, 0.95),
      ),
    );
    if (chance.yes(0.6)) {
      const angle = (from + to) / 2 + chance.around(0, 0.2);
      const far = chance.between(0.5, 0.85);
      const spot = seen(Math.cos(angle) * far, Math.sin(angle) * far);
      pools.push(
        filled(
          outline(pool(spot, width * 0.24, height * 0.3, 0.25, chance, turn)),
          paints.ink,
          tone * chance.between(0.2, 0.5),
        ),
      );
    }
  }
  studio.lay('plant', { depth, filter: 'wash' }, sweeps);
  studio.lay('plant', { depth: depth + 0.002, filter: 'wet' }, pools);
  studio.lay('plant', { depth: depth + 0.003, filter: 'ink' }, [
    filled(dab(seen(navel.x, navel.y), width * 0.045, height * 0.06, turn, chance), paints.ink, tone),
  ]);
}

export function paintStem(studio: Studio, way: readonly Point[], width: number, depth: number): void {
  const { chance, paints } = studio;
  const line = curve(way, 8);
  const thorns = line
    .filter(() => chance.yes(0.4))
    .map((point) =>
      dab(at(point.x + chance.sign() * width * 0.5, point.y), 3.4, 2.6, chance.between(0, 180), chance),
    );
  studio.lay('plant', { depth, filter: 'dry' }, [
    filled(stroke(line, width * 1.15, PRESSURES.wire), paints.hue, 0.85),
  ]);
  studio.lay('plant', { depth: depth + 0.002, filter: 'ink' }, [filled(thorns, paints.ink, 0.85)]);
}

/**
 * Paints a lotus flower from the side, with the colour at the petal tips.
 *
 * @param open 0–1
 */
export function paintLotusFlower(
  studio: Studio,
  { center, size, depth, open = 0.8 }: { center: Point; size: number; depth: number; open?: number },
): void {
  const { chance, paints } = studio;
  const washes: string[] = [];
  const lines: string[] = [];
  const petal = (angle: number, length: number, even: number) => {
    const width = even * chance.between(0.78, 1.25);
    const tip = toward(center, angle, length);
    const side = (t: number, way: number) =>
      toward(toward(center, angle, length * t), angle + 90, way * width);
    const ring = curve(
      [
        center,
        side(0.3, -0.42),
        side(0.62, -0.5),
        side(0.86, -0.24),
        tip,
        side(0.86, 0.24),
        side(0.62, 0.5),
        side(0.3, 0.42),
      ],
      4,
      true,
    );
    const ground = paints.white;
    washes.push(filled(outline(ring), ground, 0.92));
    const shade = studio.glow(
      paints.accent,
      center.x,
      center.y,
      length,
      [0.15, 0.08],
      [0.6, 0.35],
      [1, 0.95],
    );
    washes.push(shade.definition + filled(outline(ring), shade.fill));
    const line = blend(paints.deep, paints.ink, 0.55);
    lines.push(
      filled(
        stroke(
          curve([center, side(0.3, -0.42), side(0.62, -0.5), side(0.86, -0.24), tip], 4),
          3.4,
          PRESSURES.leaf,
        ),
        line,
        0.85,
      ),
    );
    lines.push(
      filled(
        stroke(
          curve([center, side(0.3, 0.42), side(0.62, 0.5), side(0.86, 0.24), tip], 4),
          3.8,
          PRESSURES.leaf,
        ),
        line,
        0.85,
      ),
    );
    for (const vein of [-0.18, 0.02, 0.2])
      lines.push(
        filled(
          ribbon(
            curve(
              [side(0.35, vein), side(0.6, vein * 1.1), toward(center, angle + vein * 8, length * 0.9)],
              5,
            ),
            1,
            PRESSURES.leaf,
          ),
          line,
          0.35,
        ),
      );
  };
  const spread = 30 + 55 * open;
  for (const part of [-0.62, -0.2, 0.24, 0.66])
    petal(-90 + part * spread + chance.around(0, 10), size * chance.between(0.5, 0.7), size * 0.3);
  for (const part of [-1.15, 1.12])
    petal(
      -90 + part * spread * chance.between(0.95, 1.3) + chance.around(0, 8),
      size * chance.between(0.5, 0.68),
      size * 0.24,
    );
  if (open > 0.6) {
    washes.push(
      filled(
        outline(
          curve(pool(at(center.x, center.y - size * 0.16), size * 0.24, size * 0.15, 0.05, chance), 4, true),
        ),
        blend(paints.earth, paints.hue, 0.2),
        0.95,
      ),
    );
    for (let index = 0; index < 18; index += 1) {
      const root = at(center.x + chance.around(0, size * 0.12), center.y - size * 0.08);
      const tip = toward(root, -90 + chance.around(0, 70), size * chance.between(0.12, 0.2));
      lines.push(
        filled(
          ribbon([root, at((root.x + tip.x) / 2, (root.y + tip.y) / 2 - 1), tip], 1, PRESSURES.wire) +
            dab(tip, 3.4, 2.6, 0, chance),
          paints.earth,
          0.95,
        ),
      );
    }
  }
  for (const part of [-0.85, 0.8, -0.3, 0.34])
    petal(-90 + part * spread * 1.25 + chance.around(0, 12), size * chance.between(0.34, 0.5), size * 0.3);
  studio.lay('flower', { depth, filter: 'tint' }, washes);
  studio.lay('flower', { depth: depth + 0.003, filter: 'ink' }, lines);
}
