// Written by `npm run texts`.
declare const texts: {
  title: string;
  by: string;
  arrangement: {
    hue: string;
    lightness: string;
    collection: string;
    season: string;
    story: string;
  };
  search: string;
  count_other: `${string}{{count}}${string}`;
  empty: `${string}{{query}}${string}`;
  notes: {
    season: string;
    story: string;
  };
  group: {
    '0': string;
    '30': string;
    '40': string;
    '50': string;
    '60': string;
    '70': string;
    '80': string;
    '90': string;
    red: string;
    orange: string;
    yellow: string;
    green: string;
    cyan: string;
    blue: string;
    purple: string;
    neutral: string;
    sepu: string;
    classic: string;
    'solar-terms': string;
    spring: string;
    summer: string;
    autumn: string;
    winter: string;
  };
};
export default texts;
