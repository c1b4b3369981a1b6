// Written by `npm run texts`.
declare const texts: {
  menu: {
    'office-theme': string;
    image: string;
    all: string;
  };
  price_other: `${string}{{count}}${string}`;
  signIn: string;
  topUp: string;
  exported: `${string}{{file}}${string}`;
  errors: {
    claim: string;
    production: string;
    image: string;
  };
};
export default texts;
