import { filled, outline } from '../brush/path.ts';
import { dryStroke, PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, toward } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import { SIZE } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';

/** Paints a round gate in a plastered wall: one wash around bare paper, with a tiled rim. */
export function paintMoonGate(
  studio: Studio,
  { x, y, radius, depth }: { x: number; y: number; radius: number; depth: number },
): void {
  const { chance, paints } = studio;
  const ring = (size: number, from = 118, to = 422) => {
    const points = [];
    for (let angle = from; angle <= to; angle += 6) points.push(toward(at(x, y), angle, size));
    return points;
  };
  const hole = ring(radius);
  const [first, last] = [hole[0] ?? at(x, y), hole.at(-1) ?? at(x, y)];
  const ground = y + radius * 0.883;
  const wall = [
    at(-60, -60),
    at(SIZE + 60, -60),
    at(SIZE + 60, ground),
    at(last.x, ground),
    ...[...hole].reverse(),
    at(first.x, ground),
    at(-60, ground),
  ];
  const paint = paints.pale ? paints.hue : blend(paints.accent, paints.gray, paints.dark ? 0.3 : 0.2);
  const plaster = studio.fading(paint, [-60, 0.16], [ground * 0.55, 0.3], [ground, 0.42]);
  studio.lay('house', { depth: depth + 0.02, filter: 'wash' }, [
    plaster.definition + filled(outline(wall), plaster.fill),
  ]);
  const rim = [
    filled(dryStroke(ring(radius + 14), 17, PRESSURES.wire, 0.8, chance), paints.ink, 0.75),
    filled(ribbon(ring(radius - 2), 4, PRESSURES.wire), paints.ink, 0.85),
  ];
  for (let angle = 122; angle < 420; angle += 9)
    rim.push(
      filled(
        ribbon(
          [toward(at(x, y), angle, radius + 6), toward(at(x, y), angle + 0.4, radius + 22)],
          2,
          PRESSURES.wire,
        ),
        paints.paper,
        0.6,
      ),
    );
  rim.push(
    filled(
      dryStroke(
        [at(-40, ground), at(x * 0.4, ground + 3), at(first.x, ground)],
        8,
        PRESSURES.wire,
        0.7,
        chance,
      ),
      paints.ink,
      0.6,
    ),
    filled(
      dryStroke(
        [at(last.x, ground), at((last.x + SIZE) / 2, ground - 3), at(SIZE + 40, ground + 2)],
        8,
        PRESSURES.wire,
        0.7,
        chance,
      ),
      paints.ink,
      0.6,
    ),
  );
  studio.lay('house', { depth: depth + 0.03, filter: 'dry' }, rim);
}
