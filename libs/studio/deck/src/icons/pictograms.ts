import type { SlideIcon } from '@danqing/contracts/agent';
import pictograms from '../../data/pictograms.json' with { type: 'json' };
import type { PathCommand } from '../page/primitives.ts';

/**
 * A stroke without fill: coordinates in a square of 24 units. A circle has its centre and radius, a curve a
 * start point and then two control points and an end point per part. A loop is a closed line.
 */
type Stroke = { readonly [kind in 'circle' | 'line' | 'loop' | 'curve']?: readonly number[] };

const STROKES: Readonly<Record<SlideIcon, readonly Stroke[]>> = pictograms;

/** Control-point distance of a cubic Bézier quarter circle, in radii. */
const QUARTER = 0.5523;
export const PICTOGRAM_UNITS = 24;

function commandsOf({ circle, curve, line, loop }: Stroke): PathCommand[] {
  if (circle) {
    const [x = 0, y = 0, r = 0] = circle;
    const k = r * QUARTER;
    const quarter = (fx: number, fy: number, tx: number, ty: number): PathCommand => ({
      to: 'curve',
      x1: x + fx * r + tx * k,
      y1: y + fy * r + ty * k,
      x2: x + tx * r + fx * k,
      y2: y + ty * r + fy * k,
      x: x + tx * r,
      y: y + ty * r,
    });
    return [
      { to: 'move', x: x + r, y },
      quarter(1, 0, 0, 1),
      quarter(0, 1, -1, 0),
      quarter(-1, 0, 0, -1),
      quarter(0, -1, 1, 0),
      { to: 'close' },
    ];
  }
  const numbers = curve ?? line ?? loop ?? [];
  const at = (index: number) => numbers[index] ?? 0;
  const commands: PathCommand[] = [{ to: 'move', x: at(0), y: at(1) }];
  if (curve)
    for (let index = 2; index < numbers.length; index += 6)
      commands.push({
        to: 'curve',
        x1: at(index),
        y1: at(index + 1),
        x2: at(index + 2),
        y2: at(index + 3),
        x: at(index + 4),
        y: at(index + 5),
      });
  else
    for (let index = 2; index < numbers.length; index += 2)
      commands.push({ to: 'line', x: at(index), y: at(index + 1) });
  if (loop) commands.push({ to: 'close' });
  return commands;
}

export const pictogram = (name: SlideIcon): PathCommand[] => STROKES[name].flatMap(commandsOf);

/** Returns the strokes of a pictogram, stretched from its square of 24 units to a box. */
export function pictogramIn(
  name: SlideIcon,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): PathCommand[] {
  const px = (value: number) => x + (value / PICTOGRAM_UNITS) * w;
  const py = (value: number) => y + (value / PICTOGRAM_UNITS) * h;
  return pictogram(name).map((command) => {
    if (command.to === 'close') return command;
    const end = { x: px(command.x), y: py(command.y) };
    return command.to === 'curve'
      ? {
          to: 'curve',
          x1: px(command.x1),
          y1: py(command.y1),
          x2: px(command.x2),
          y2: py(command.y2),
          ...end,
        }
      : { to: command.to, ...end };
  });
}
