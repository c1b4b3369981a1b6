// Written by `npm run texts`.
declare const texts: {
  title: string;
  pageTitle: string;
  subtitle: string;
  place: `${string}{{page, number}}${string}{{pages, number}}${string}`;
  notMinting: string;
  loading: string;
  empty: {
    title: string;
    help: string;
    step: string;
  };
  pager: string;
  previous: string;
  next: string;
  unnamed: string;
  anonymous: string;
  noImage: string;
  picture: `${string}{{name}}${string}`;
  rarity: {
    common: string;
    rare: string;
    epic: string;
    legendary: string;
  };
  hex: string;
  token: string;
  owner: string;
  network: string;
  copyHex: `${string}{{name}}${string}`;
  copyToken: `${string}{{name}}${string}`;
  copyOwner: `${string}{{name}}${string}`;
  copied: `${string}{{text}}${string}`;
  copyFailed: string;
  view: string;
  viewOf: `${string}{{name}}${string}`;
  buy: string;
  buyOf: `${string}{{name}}${string}`;
};
export default texts;
