import { around, path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const SIDE = 240;
const ROWS = 4;

/**
 * 冰裂: cracked ice. Later cracks end at earlier ones; the rich variant adds plum blossoms. Symmetry group p1.
 */
export function ice({ random, line, ink, ground, weight, rich, config }: Brush): Omit<Pattern, 'ground'> {
  const step = SIDE / ROWS;
  const sites: Point[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < ROWS; column += 1)
      sites.push([
        (column + (row % 2) * 0.5 + 0.5 + (random() - 0.5) * 0.75) * step,
        (row + 0.5 + (random() - 0.5) * 0.75) * step,
      ]);
  const marks: Mark[] = [];
  const cells = sites.map((site) => cellOf(site, sites));
  const cracks: [Point, Point][] = [];
  const shards: Point[][] = [];
  const split = (cell: Point[], depth: number) => {
    const area = areaOf(cell);
    if (depth === 0 || area < 520 || cell.length < 4) return void shards.push(cell);
    const longest = edges(cell).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (!longest) return;
    const start = cell.indexOf(longest[0]);
    const turned = [...cell.slice(start), ...cell.slice(0, start)];
    const across = Math.floor(turned.length / 2);
    const from = between(turned[0], turned[1], 0.35 + random() * 0.3);
    const to = between(turned[across], turned[(across + 1) % turned.length], 0.3 + random() * 0.4);
    cracks.push([from, to]);
    split([from, ...turned.slice(1, across + 1), to], depth - 1);
    split([to, ...turned.slice(across + 1), ...turned.slice(0, 1), from], depth - 1);
  };
  for (const cell of cells) split(cell, config.complexity >= 1.25 ? 2 : 1);
  const frozen = path();
  for (const shard of shards) if (random() < 0.2) frozen.line(shard, true);
  marks.push(frozen.filled(ink(0)));
  for (const crack of cracks) marks.push(path().line(crack).stroked(line, weight(1.7), 'round'));
  for (const edge of edgesOnce(cells)) marks.push(path().line(edge).stroked(line, weight(3.6), 'round'));
  if (rich) marks.push(...blossoms(cells.filter((_, index) => index % 3 === 0)));
  return { width: SIDE, height: SIDE, marks };

  function blossoms(beside: readonly Point[][]): Mark[] {
    const [edge, petals, veins, dots, hearts] = [path(), path(), path(), path(), path()];
    beside.forEach((cell, index) => {
      const [x, y] = cell[index % cell.length] ?? [0, 0];
      const turn = random() * Math.PI;
      const size = 13 + random() * 5;
      for (const [px, py] of around(x, y, size * 0.62, 5, turn)) {
        edge.circle(px, py, size * 0.46 + weight(1.1));
        petals.circle(px, py, size * 0.46);
        veins.line([
          [x, y],
          [px, py],
        ]);
        dots.circle(px, py, 1.5);
      }
      hearts.circle(x, y, size * 0.17);
    });
    return [
      edge.filled(line),
      petals.filled(ink(1)),
      veins.stroked(ground, 1.1),
      dots.filled(ground),
      hearts.filled(ink(2)),
    ];
  }
}

function cellOf([x, y]: Point, sites: readonly Point[]): Point[] {
  let cell: Point[] = [
    [x - SIDE, y - SIDE],
    [x + SIDE, y - SIDE],
    [x + SIDE, y + SIDE],
    [x - SIDE, y + SIDE],
  ];
  for (const [sx, sy] of sites)
    for (const dx of [-SIDE, 0, SIDE])
      for (const dy of [-SIDE, 0, SIDE]) {
        const [ox, oy] = [sx + dx - x, sy + dy - y];
        if (ox !== 0 || oy !== 0) cell = cut(cell, [x + ox / 2, y + oy / 2], [ox, oy]);
      }
  return cell;
}

function cut(cell: readonly Point[], [px, py]: Point, [nx, ny]: Point): Point[] {
  const side = ([x, y]: Point) => (x - px) * nx + (y - py) * ny;
  return edges(cell).flatMap(([a, b]) => {
    const [before, after] = [side(a), side(b)];
    const kept = before <= 0 ? [a] : [];
    return before < 0 !== after < 0 && before !== after
      ? [...kept, between(a, b, before / (before - after))]
      : kept;
  });
}

function edgesOnce(cells: readonly Point[][]): [Point, Point][] {
  const once = new Map<string, [Point, Point]>();
  const place = (value: number) => String(Math.round(value * 10 + SIDE * 10) % (SIDE * 10));
  for (const edge of cells.flatMap(edges)) {
    const [x, y] = between(edge[0], edge[1], 0.5);
    const key = `${place(x)} ${place(y)}`;
    if (!once.has(key)) once.set(key, edge);
  }
  return [...once.values()];
}

const edges = (cell: readonly Point[]): [Point, Point][] =>
  cell.map((point, index) => [point, cell[(index + 1) % cell.length] ?? point]);
const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point = [0, 0], b: Point = a, way: number): Point => [
  a[0] + (b[0] - a[0]) * way,
  a[1] + (b[1] - a[1]) * way,
];
const areaOf = (cell: readonly Point[]) =>
  Math.abs(edges(cell).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)) / 2;
