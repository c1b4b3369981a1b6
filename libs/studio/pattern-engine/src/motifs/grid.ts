import { CANVAS, type Shape } from '../pattern/config.ts';
import { path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern } from '../pattern/pattern.ts';

type Figure = Exclude<Shape, 'random'>;
const FIGURES: readonly Figure[] = ['rhombus', 'heart', 'dots'];
const REACH = 30;

/**
 * Shapes in cells, with smaller ones at the corners (see the specification). Symmetry group p4m if all shapes
 * are alike.
 */
export function grid(brush: Brush): Omit<Pattern, 'ground'> {
  const { config, random, line, ink, rich } = brush;
  const { complexity, spacing, shapeVariation, bleed, shapes } = config;
  // Uses an even number of cells, so that two shapes can alternate. The repeat stays close to the canvas
  // size.
  const cells = Math.max(2, 2 * Math.round(CANVAS / (44 + spacing * 40) / 2));
  const cell = CANVAS / cells;
  const chosen = FIGURES.filter((figure) => shapes.includes(figure));
  const chance = shapes.includes('random');
  const pool = chosen.length > 0 ? chosen : FIGURES;
  const large = (pool.includes('rhombus') ? 'rhombus' : pool[0]) ?? 'rhombus';
  const small = pool.find((figure) => figure !== large) ?? large;
  const rings = complexity >= 1.75 ? 4 : complexity >= 1.25 ? 3 : 2;
  const base = Math.min(REACH, cell * 0.5) * (cell / (cell * 0.6 + 20));
  const marks: Mark[] = [];
  const put = (figure: Figure, x: number, y: number, radius: number, first: number, count: number) => {
    const size = radius * (1 + shapeVariation * random());
    for (let ring = 0; ring < count; ring += 1) {
      const part = size * (1 - ring / count) + bleed * (ring === 0 ? 1 : 0.4);
      const color =
        ring === 0 ? (first === 0 ? line : ink(first)) : ring === 1 ? brush.ground : ink(first + ring);
      marks.push(figurePath(figure, x, y, Math.max(1, part)).filled(color));
    }
  };
  const pick = (usual: Figure) => (chance ? (FIGURES[Math.floor(random() * 3)] ?? usual) : usual);
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const third = pool.length === 3 && (row + column) % 2 === 1 ? (pool[1] ?? large) : large;
      put(pick(third), (column + 0.5) * cell, (row + 0.5) * cell, base * 1.15, 0, rings);
      if (complexity > 1) put(pick(small), column * cell, row * cell, base * 0.42, 1, rich ? 2 : 1);
    }
  return { width: CANVAS, height: CANVAS, marks };
}

function figurePath(figure: Figure, x: number, y: number, radius: number) {
  if (figure === 'dots') return path().circle(x, y, radius * 0.85);
  if (figure === 'rhombus')
    return path().line(
      [
        [x, y - radius],
        [x + radius, y],
        [x, y + radius],
        [x - radius, y],
      ],
      true,
    );
  const [w, h] = [radius, radius * 0.95];
  return path().curve(
    [x, y + h * 0.92],
    [
      [
        [x - w * 0.55, y + h * 0.5],
        [x - w, y + h * 0.1],
        [x - w, y - h * 0.32],
      ],
      [
        [x - w, y - h * 0.95],
        [x - w * 0.2, y - h * 1.05],
        [x, y - h * 0.42],
      ],
      [
        [x + w * 0.2, y - h * 1.05],
        [x + w, y - h * 0.95],
        [x + w, y - h * 0.32],
      ],
      [
        [x + w, y + h * 0.1],
        [x + w * 0.55, y + h * 0.5],
        [x, y + h * 0.92],
      ],
    ],
    true,
  );
}
