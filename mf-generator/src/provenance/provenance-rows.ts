import { nearestColors } from '@danqing/color-core';
import type { Collection, Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor } from '../model/chosen-color.ts';

export interface ProvenanceRow {
  collection: Collection;
  hex: string;
  /** CIEDE2000 from the value that this site uses; 0 for that one itself. */
  deltaE: number;
}

export interface Neighbour {
  color: Color;
  deltaE: number;
}

/** How many names of nearly this colour are told. */
const NEIGHBOURS = 5;

/** What each collection that has the name says for it. Nothing for a colour without a name. */
export const provenanceRows = (color: ChosenColor): ProvenanceRow[] =>
  isNamed(color)
    ? color.provenance.map(({ collection, hex }) => ({ collection, hex, deltaE: distance(hex, color.hex) }))
    : [];

/** The colours nearest to this one under other names, nearest first. */
export const neighbours = (color: ChosenColor, colors: readonly Color[]): Neighbour[] =>
  nearestColors(color.hex, colors, NEIGHBOURS + 1)
    .filter(({ color: near }) => !isNamed(color) || near.id !== color.id)
    .slice(0, NEIGHBOURS);

const distance = (a: string, b: string) => nearestColors(a, [{ name: '', hex: b }], 1)[0]?.deltaE ?? 0;
