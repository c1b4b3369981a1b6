// Written by `npm run texts`.
declare const texts: {
  title: string;
  lead: `${string}{{name}}${string}`;
  greet: string;
  greeting: `${string}{{name}}${string}`;
};
export default texts;
