import type { ChartSubject, ColorFamily, SolarTerm } from '@danqing/contracts/colors';

/** Everything that the dialog says, in one language. */
export interface GridTexts {
  /** `name`: of the colour, or its hex. */
  title: (name: string) => string;
  close: string;
  tabs: string;
  grid: string;
  chart: string;
  page: (page: number) => string;
  /** What rows and columns of the generated grid are. */
  axes: string;
  lightnessOf: (lightness: string) => string;
  leastChroma: string;
  keys: string;
  mostChroma: string;
  grey: string;
  /** In the cell nearest to the colour itself. */
  ownMark: string;
  /** Added to the name of that cell. */
  nearestToOwn: string;
  /** Added to the name of a cell like its left neighbour. */
  sameAsLeft: string;
  aside: string;
  own: string;
  near: string;
  distance: string;
  lightness: string;
  chroma: string;
  hue: string;
  copy: string;
  setPrimary: string;
  chartHint: string;
  /** Of the picture; `first` and `last` are names of colours. */
  chartAlt: (title: string, count: number, first: string, last: string) => string;
  chartTitle: (subject: ChartSubject) => string;
  count: (count: number) => string;
  previous: string;
  next: string;
  withoutPage: (hex: string, name: string, distance: string) => string;
  withoutList: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface SubjectNames {
  families: Record<ColorFamily, string>;
  terms: Record<SolarTerm, string>;
}
