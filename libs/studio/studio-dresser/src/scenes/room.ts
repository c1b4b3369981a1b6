import { sheet, type Light, type Surface } from '../render/surface.ts';
import { mix, type Vector } from '../render/vector.ts';

export interface RoomShape {
  paper: Light;
  half: number;
  wall: number;
  high: number;
  front: number;
}

export function room({ paper, half, wall, high, front }: RoomShape): Surface {
  const bend = 28;
  const lengths = [high - bend, (bend * Math.PI) / 2, front - wall - bend];
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const profile = (t: number): readonly [number, number] => {
    const way = t * whole;
    if (way < lengths[0]!) return [high - way, wall];
    if (way < lengths[0]! + lengths[1]!) {
      const turn = (way - lengths[0]!) / bend;
      return [bend * (1 - Math.sin(turn)), wall + bend * (1 - Math.cos(turn))];
    }
    return [0, wall + bend + way - lengths[0]! - lengths[1]!];
  };
  return sheet({
    columns: 240,
    rows: 280,
    hollow: 0,
    material: { color: paper },
    at: (s, t): Vector => {
      const [y, z] = profile(t);
      return [mix(-half, half, s), y, z];
    },
    tint: (s, t) => 1 - 0.15 * Math.hypot(s - 0.36, (t - 0.5) * 0.8),
  });
}
