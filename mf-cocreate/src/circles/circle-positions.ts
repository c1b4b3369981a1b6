/** Position of a circle: left, top and width in percent of the group's width. */
export interface CirclePosition {
  left: number;
  top: number;
  width: number;
}

const position = (left: number, top: number, width: number): CirclePosition => ({ left, top, width });

/** Overlapping positions for one to five circles; the first is in front. */
const POSITIONS: readonly (readonly CirclePosition[])[] = [
  [position(25, 3, 50)],
  [position(38, 7, 45), position(14, 3, 40)],
  [position(31, 11, 43), position(8, 3, 37), position(58, 4, 35)],
  [position(31, 13, 41), position(2, 7, 38), position(62, 8, 36), position(47, 0, 32)],
  [
    position(32.6, 13, 40.7),
    position(0, 8, 38.4),
    position(64, 12, 36),
    position(16.9, 0, 33.7),
    position(48.8, 2, 31.4),
  ],
];

export const circlePositions = (count: number): readonly CirclePosition[] =>
  POSITIONS[Math.min(Math.max(count, 1), POSITIONS.length) - 1] ?? [];
