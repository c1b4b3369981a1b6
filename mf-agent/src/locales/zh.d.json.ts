// Written by `npm run texts`.
declare const texts: {
  title: string;
  generate: string;
  undo: string;
  preview: `${string}{{motif}}${string}`;
  result: `${string}{{motif}}${string}`;
  motifs: string;
  shapes: string;
  layout: string;
  motif: {
    grid: string;
    ice: string;
    fret: string;
    cloud: string;
    sea: string;
    scroll: string;
    tortoise: string;
    pearls: string;
    lozenge: string;
    wan: string;
    waves: string;
  };
  shape: {
    rhombus: string;
    heart: string;
    dots: string;
    random: string;
  };
  range: {
    complexity: string;
    spacing: string;
    shapeVariation: string;
    bleed: string;
  };
  products: {
    label: string;
    category: {
      服装: string;
      家居: string;
      用品: string;
    };
    of: {
      服装: string;
      家居: string;
      用品: string;
    };
    things: `${string}{{things}}${string}`;
    apply: string;
    again: string;
    price_other: `${string}{{count}}${string}`;
    signIn_other: `${string}{{count}}${string}`;
    applying: string;
    wait: string;
    failed: string;
    look: string;
    back: string;
    used: string;
    download: string;
    studio: `${string}{{days}}${string}`;
    model: `${string}{{name}}${string}{{days}}${string}`;
    alt: `${string}{{motif}}${string}{{things}}${string}`;
    tooFew_other: `${string}{{count}}${string}{{credits}}${string}`;
    topUp: string;
  };
  palettes: string;
  tab: {
    mine: string;
    public: string;
  };
  loading: string;
  retry: string;
  failed: {
    mine: string;
    public: string;
  };
  signIn: string;
  signInAction: string;
  empty: {
    mine: string;
    public: string;
  };
  toGenerator: string;
  unnamed: string;
  by: `${string}{{name}}${string}`;
  pager: {
    label: string;
    previous: string;
    next: string;
    place: `${string}{{page, number}}${string}{{pages, number}}${string}`;
  };
  fault: {
    PALETTE_INVALID: string;
    PALETTE_WITHOUT_COLOR: string;
    PALETTE_COLOR_INVALID: string;
    OTHER: string;
  };
  copyLink: string;
  linkCopied: string;
  copyFailed: string;
  export: string;
  exportFailed: string;
  copyCss: string;
  cssCopied: string;
  svgTile: string;
  svgSheet: string;
  pngSize: `${string}{{pixels}}${string}`;
  print: string;
  width: string;
  download: string;
  seamless: string;
  repeat: `${string}{{width}}${string}{{height}}${string}`;
  decks: {
    title: string;
    loading: string;
    failed: string;
  };
};
export default texts;
