/** Position of a circle: left, top and width in percent of the group's width. */
export interface OrbPlace {
  left: number;
  top: number;
  width: number;
}

const place = (left: number, top: number, width: number): OrbPlace => ({ left, top, width });

/** Overlapping positions for one to five circles; the first is in front. */
const PLACES: readonly (readonly OrbPlace[])[] = [
  [place(25, 3, 50)],
  [place(38, 7, 45), place(14, 3, 40)],
  [place(31, 11, 43), place(8, 3, 37), place(58, 4, 35)],
  [place(31, 13, 41), place(2, 7, 38), place(62, 8, 36), place(47, 0, 32)],
  [place(32.6, 13, 40.7), place(0, 8, 38.4), place(64, 12, 36), place(16.9, 0, 33.7), place(48.8, 2, 31.4)],
];

export const orbPlaces = (count: number): readonly OrbPlace[] =>
  PLACES[Math.min(Math.max(count, 1), PLACES.length) - 1] ?? [];
