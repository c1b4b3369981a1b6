// Written by `npm run texts`.
declare const texts: {
  title: string;
  close: string;
  drop: string;
  kinds: string;
  select: string;
  release: string;
  private: string;
  decoding: string;
  extracting: string;
  cancel: string;
  another: string;
  picture: `${string}{{name}}${string}`;
  found_other: `${string}{{count}}${string}`;
  colors: string;
  place: `${string}{{number}}${string}{{hex}}${string}`;
  count: string;
  replace: string;
  remove: string;
  take: `${string}{{label}}${string}`;
  takeNamed: string;
  takeAll: string;
  takeSecond: string;
  pixel: string;
  moveHint: string;
  order: string;
};
export default texts;
