/** A benchmark result. The suffix of each key is the unit. */
export interface Figure {
  name: string;
  [measure: string]: string | number;
}
