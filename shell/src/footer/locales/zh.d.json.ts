// Written by `npm run texts`.
declare const texts: {
  links: string;
  contact: string;
  privacy: string;
  terms: string;
  copyright: `${string}{{year}}${string}`;
};
export default texts;
