// Written by `npm run texts`.
declare const texts: {
  pageTitle: `${string}{{name}}${string}{{title}}${string}`;
  loading: string;
  failed: string;
  retry: string;
  missing: {
    title: string;
    message: string;
    all: string;
  };
  values: string;
  sources: string;
  note: string;
  kin: string;
  own: string;
  scheme: string;
  gallery: string;
  all: string;
  others: string;
  previous: string;
  next: string;
};
export default texts;
