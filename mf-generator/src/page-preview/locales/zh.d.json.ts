// Written by `npm run texts`.
declare const texts: {
  light: string;
  dark: string;
  brand: string;
  nav: {
    work: string;
    about: string;
    contact: string;
  };
  title: string;
  text: string;
  more: string;
  cards: {
    one: string;
    two: string;
    three: string;
  };
  roles: {
    background: string;
    surface: string;
    text: string;
    accent: string;
    onAccent: string;
    line: string;
  };
  copy: `${string}{{role}}${string}{{hex}}${string}`;
};
export default texts;
