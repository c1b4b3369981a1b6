import { SIZE, type LayerKind, type PaintedLayer } from '../painting/painting.ts';
import { boundsOf, visitPoints } from '../wash/bounds.ts';

const CELL = 16;
const CELLS = SIZE / CELL;
const MARGIN = 60;
const OPEN: readonly LayerKind[] = ['paper', 'sky', 'mist', 'rain', 'snow', 'petals', 'inscription', 'seal'];
/** Closed shapes whose inside has no strokes but must stay free of writing. */
const WHOLE: readonly LayerKind[] = ['moon', 'sun', 'figure', 'boat', 'house', 'fruit', 'bird'];

function paintedSums(layers: readonly PaintedLayer[]): Float64Array {
  const painted = new Uint8Array(CELLS * CELLS);
  const mark = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < SIZE && y < SIZE)
      painted[Math.floor(y / CELL) * CELLS + Math.floor(x / CELL)] = 1;
  };
  for (const { kind, svg } of layers) {
    if (OPEN.includes(kind)) continue;
    for (const line of svg.split('\n')) {
      visitPoints(line, mark);
      const box = WHOLE.includes(kind) ? boundsOf([line]) : null;
      if (box && box.right - box.left < SIZE / 2)
        for (let y = box.top; y <= box.bottom; y += CELL)
          for (let x = box.left; x <= box.right; x += CELL) mark(x, y);
    }
  }
  const sums = new Float64Array((CELLS + 1) * (CELLS + 1));
  for (let y = 0; y < CELLS; y += 1)
    for (let x = 0; x < CELLS; x += 1)
      sums[(y + 1) * (CELLS + 1) + x + 1] =
        (painted[y * CELLS + x] ?? 0) +
        (sums[y * (CELLS + 1) + x + 1] ?? 0) +
        (sums[(y + 1) * (CELLS + 1) + x] ?? 0) -
        (sums[y * (CELLS + 1) + x] ?? 0);
  return sums;
}

/**
 * Returns the upper left corner for a block of writing. It covers the least paint; ties go to the position
 * nearest to the wanted one.
 */
export function findBarePaper(
  layers: readonly PaintedLayer[],
  wanted: { x: number; y: number },
  width: number,
  height: number,
): { x: number; y: number; covered: number } {
  const sums = paintedSums(layers);
  const sum = (x: number, y: number) =>
    sums[Math.max(0, Math.min(CELLS, y)) * (CELLS + 1) + Math.max(0, Math.min(CELLS, x))] ?? 0;
  let best = { ...wanted, covered: Infinity };
  let least = Infinity;
  const consider = (x: number, y: number) => {
    const [left, top] = [Math.floor((x - 12) / CELL), Math.floor((y - 12) / CELL)];
    const [right, bottom] = [Math.ceil((x + width + 12) / CELL), Math.ceil((y + height + 12) / CELL)];
    const covered = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
    const cost = covered * 18 + Math.hypot(x - wanted.x, y - wanted.y) / 12;
    if (cost < least) [least, best] = [cost, { x, y, covered }];
  };
  consider(wanted.x, wanted.y);
  for (let y = MARGIN; y + height <= SIZE - MARGIN; y += CELL)
    for (let x = MARGIN; x + width <= SIZE - MARGIN; x += CELL) consider(x, y);
  return best;
}
