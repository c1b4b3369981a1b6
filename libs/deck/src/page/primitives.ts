import type { SlideIcon, SlideLayout, SlideOf, ThemeSlot } from '@danqing/contracts/agent';

/** Inches from the upper left corner of the page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A colour of the theme, never one of its own, so that another theme recolours it. */
export interface Paint {
  slot: ThemeSlot;
  /** 0-1; of shapes only: text is opaque. */
  alpha?: number;
}

/** Straight and cubic lines in inches of the page: what DrawingML, SVG and a canvas all draw. */
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
/** `box` surrounds the path. */
export interface Path extends Drawn {
  kind: 'path';
  path: readonly PathCommand[];
}
export type Shape = Rectangle | Ellipse | Path;

/** What a text is in a layout of the slide master; undefined for a text that only this slide has. */
export interface Placeholder {
  type: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'sldNum' | 'ftr';
  /** Ties the text to the same place of the layout. */
  idx: number;
}

export type FontRole = 'heading' | 'body';

export interface Text {
  kind: 'text';
  box: Box;
  /** One for each paragraph, each broken into lines as measured; vertical text has columns from right to left. */
  paragraphs: readonly { text: string; lines: readonly string[] }[];
  font: FontRole;
  /** Points. */
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
  /** Before every paragraph but the first, in points. */
  gap: number;
  bold: boolean;
  paint: Paint;
  align: 'left' | 'center' | 'right';
  anchor: 'top' | 'middle' | 'bottom';
  /** From top to bottom, columns from right to left. */
  vertical: boolean;
  placeholder?: Placeholder;
  /** The number of the slide, which the program that shows the file counts itself. */
  field?: 'slidenum';
}

export interface Picture {
  kind: 'picture';
  box: Box;
  alt: string;
  /** What is drawn where there is no picture. */
  instead: readonly Shape[];
}

export interface Icon {
  kind: 'icon';
  box: Box;
  name: SlideIcon;
  paint: Paint;
  /** Points. */
  width: number;
}

export interface Chart {
  kind: 'chart';
  box: Box;
  data: SlideOf<'chart'>;
  /** The paint of each series, or of each part of a doughnut. */
  paints: readonly Paint[];
  ink: Paint;
  /** Of what is written on each of them. */
  inks: readonly Paint[];
  /** Points, of the words in it. */
  size: number;
  /** The same chart for renderers that have none of their own. */
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
  /** The head first. */
  rows: readonly (readonly TableCell[])[];
  /** Below every row. */
  rule: Stroke;
}

export type Primitive = Shape | Text | Picture | Icon | Chart | Table;

export interface LaidOutSlide {
  layout: SlideLayout;
  /** Slides with one layout and one variant share their backdrop. */
  variant: string;
  ground: Paint;
  /** Ornament that does not depend on what the slide says: it belongs to the layout of the slide master. */
  backdrop: readonly (Shape | Text)[];
  /** In the order of reading. */
  content: readonly Primitive[];
}
