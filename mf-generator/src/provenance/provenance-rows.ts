import { nearestColors } from '@danqing/color-core';
import type { Collection, Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor } from '../model/chosen-color.ts';

export interface ProvenanceRow {
  collection: Collection;
  hex: string;
  /** CIEDE2000 distance from this site's value; 0 for that value itself. */
  deltaE: number;
}

export interface Neighbour {
  color: Color;
  deltaE: number;
}

const NEIGHBOURS = 5;

export const provenanceRows = (color: ChosenColor): ProvenanceRow[] =>
  isNamed(color)
    ? color.provenance.map(({ collection, hex }) => ({ collection, hex, deltaE: distance(hex, color.hex) }))
    : [];

export const similarColors = (color: ChosenColor, colors: readonly Color[]): Neighbour[] =>
  nearestColors(color.hex, colors, NEIGHBOURS + 1)
    .filter(({ color: near }) => !isNamed(color) || near.id !== color.id)
    .slice(0, NEIGHBOURS);

const distance = (a: string, b: string) => nearestColors(a, [{ name: '', hex: b }], 1)[0]?.deltaE ?? 0;
