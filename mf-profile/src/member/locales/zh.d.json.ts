// Written by `npm run texts`.
declare const texts: {
  own: string;
  private: string;
  tabs: string;
  tab: {
    palettes: string;
    collections: string;
    colors: string;
  };
  pager: string;
  missing: {
    title: string;
    message: string;
    home: string;
  };
  label: {
    palettes: string;
    collections: string;
  };
  loading: {
    palettes: string;
    collections: string;
    colors: string;
  };
  failed: {
    palettes: string;
    collections: string;
    colors: string;
  };
  empty: {
    palettes: string;
    collections: string;
    colors: string;
  };
  palette: {
    colors_other: `${string}{{count}}${string}`;
    downloads_other: `${string}{{count}}${string}`;
  };
};
export default texts;
