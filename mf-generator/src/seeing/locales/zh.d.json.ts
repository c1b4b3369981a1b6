// Written by `npm run texts`.
declare const texts: {
  white: string;
  black: string;
  target: string;
  targetName: {
    aa: string;
    aaa: string;
    lc60: string;
    lc75: string;
  };
  matrix: string;
  caption: `${string}{{colors}}${string}{{count}}${string}`;
  level: {
    wcag: {
      best: string;
      text: string;
      large: string;
      none: string;
    };
    apca: {
      best: string;
      text: string;
      large: string;
      none: string;
    };
  };
  pair: `${string}{{text}}${string}{{ground}}${string}`;
  confusable: string;
  hardFor: `${string}{{vision}}${string}`;
  passes: `${string}{{target}}${string}`;
  fails: `${string}{{target}}${string}`;
  reached: `${string}{{count}}${string}{{target}}${string}`;
  press: string;
  safest: `${string}{{a}}${string}{{b}}${string}{{value}}${string}`;
  lost: `${string}{{a}}${string}{{b}}${string}{{vision}}${string}`;
  more_other: `${string}{{count}}${string}`;
  allTold: `${string}{{vision}}${string}`;
  inspect: `${string}{{text}}${string}{{ground}}${string}`;
  short: `${string}{{value}}${string}{{target}}${string}{{least}}${string}`;
  enough: `${string}{{value}}${string}{{target}}${string}`;
  replaceText: `${string}{{name}}${string}`;
  replaceGround: `${string}{{name}}${string}`;
  distance: `${string}{{distance}}${string}`;
  anyColor: string;
  nothing: `${string}{{target}}${string}`;
  replaced: `${string}{{swatch}}${string}{{name}}${string}`;
};
export default texts;
