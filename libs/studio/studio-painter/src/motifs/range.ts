export interface Peak {
  x: number;
  height: number;
  width: number;
  /** 1 a tent, 2 a dome, higher a cliff. */
  steepness?: number;
}

export interface Range {
  depth: number;
  foot: number;
  peaks: readonly Peak[];
  from?: number;
  to?: number;
  rough?: number;
}

export type Contour = (x: number) => number;

export interface NearRange extends Range {
  paint: string;
  crown?: string;
  strength: number;
  texture: 'hemp' | 'dots' | 'axe' | 'none';
  folds?: number;
  wooded?: number;
  ink?: number;
}
