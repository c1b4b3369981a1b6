import type { SlideIcon, SlideLayout, SlideOf, ThemeSlot } from '@danqing/contracts/agent';

/** In inches, from the upper left corner of the page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Always a theme slot, never a literal colour, so that changing the theme recolours the deck. */
export interface Paint {
  slot: ThemeSlot;
  /** 0–1, for shapes only. Text is opaque. */
  alpha?: number;
}

/** Straight and cubic segments in inches, the subset that DrawingML, SVG and canvas share. */
export type PathCommand =
  | { to: 'move' | 'line'; x: number; y: number }
  | { to: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { to: 'close' };

export interface Stroke {
  paint: Paint;
  /** Points. */
  width: number;
}

interface Drawn {
  box: Box;
  fill?: Paint;
  stroke?: Stroke;
}

export interface Rectangle extends Drawn {
  kind: 'rectangle';
  /** Inches. */
  radius?: number;
}
export interface Ellipse extends Drawn {
  kind: 'ellipse';
}
export interface Path extends Drawn {
  kind: 'path';
  path: readonly PathCommand[];
}
export type Shape = Rectangle | Ellipse | Path;

/**
 * A placeholder in a layout of the slide master, identified by type and index. Texts outside any placeholder
 * have none.
 */
export interface Placeholder {
  type: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'sldNum' | 'ftr';
  idx: number;
}

export type FontRole = 'heading' | 'body';

export interface Text {
  kind: 'text';
  box: Box;
  /** One entry per paragraph, with its measured line breaks. Vertical text has columns from right to left. */
  paragraphs: readonly { text: string; lines: readonly string[] }[];
  font: FontRole;
  /** In points. `leading` is from baseline to baseline, `gap` precedes every paragraph but the first. */
  size: number;
  leading: number;
  gap: number;
  bold: boolean;
  paint: Paint;
  align: 'left' | 'center' | 'right';
  anchor: 'top' | 'middle' | 'bottom';
  vertical: boolean;
  placeholder?: Placeholder;
  field?: 'slidenum';
}

export interface Picture {
  kind: 'picture';
  box: Box;
  alt: string;
  fallback: readonly Shape[];
}

export interface Icon {
  kind: 'icon';
  box: Box;
  name: SlideIcon;
  paint: Paint;
  width: number;
}

export interface Chart {
  kind: 'chart';
  box: Box;
  data: SlideOf<'chart'>;
  paints: readonly Paint[];
  ink: Paint;
  inks: readonly Paint[];
  size: number;
  drawn: readonly (Shape | Text)[];
}

export interface TableCell {
  text: Text;
  box: Box;
  fill?: Paint;
}

export interface Table {
  kind: 'table';
  box: Box;
  rows: readonly (readonly TableCell[])[];
  rule: Stroke;
}

export type Primitive = Shape | Text | Picture | Icon | Chart | Table;

export interface LaidOutSlide {
  layout: SlideLayout;
  /** Slides with the same layout and variant share their backdrop. */
  variant: string;
  ground: Paint;
  backdrop: readonly (Shape | Text)[];
  content: readonly Primitive[];
}
