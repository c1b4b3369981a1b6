// Written by `npm run texts`.
declare const texts: {
  question: string;
  later: string;
  confirm: string;
  newTab: string;
  region: `${string}{{hotkey}}${string}`;
};
export default texts;
