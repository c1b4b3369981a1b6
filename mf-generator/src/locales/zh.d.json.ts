// Written by `npm run texts`.
declare const texts: {
  custom: string;
  customImage: string;
  mode: {
    label: string;
    mono: string;
    dual: string;
    triadic: string;
    complementary: string;
    analogous: string;
    split: string;
    tetradic: string;
    more: string;
    palette: string;
  };
  block: {
    label: string;
    story: string;
    cocreated: string;
    copy: `${string}{{label}}${string}{{value}}${string}`;
    more: string;
  };
  collection: {
    sepu: string;
    classic: string;
    'solar-terms': string;
  };
  collectionShort: {
    sepu: string;
    classic: string;
    'solar-terms': string;
  };
  copy: {
    done: `${string}{{value}}${string}`;
    failed: string;
  };
  hex: {
    invalid: `${string}{{text}}${string}`;
  };
  list: {
    loading: string;
    failed: string;
    retry: string;
  };
  picker: {
    primary: string;
    secondary: string;
    placeholder: string;
    title: `${string}{{label}}${string}`;
    search: string;
    hint: string;
    count_other: `${string}{{count}}${string}`;
    clear: string;
    mix: string;
    results: string;
    new: string;
    cocreated: string;
    empty: `${string}{{query}}${string}`;
    withoutList: string;
  };
  coCreate: {
    note: string;
    start: `${string}{{name}}${string}`;
  };
  image: {
    title: string;
    orDrop: string;
    release: string;
  };
  secondary: {
    add: string;
    remove: `${string}{{name}}${string}`;
  };
  dismiss: string;
  tools: {
    label: string;
    even: string;
    evenHint: string;
    regenerate: string;
    regenerateHint: string;
    regenerated: `${string}{{name}}${string}`;
  };
  history: {
    undo: string;
    undoHint: string;
    undone: string;
    redo: string;
    redoHint: string;
    redone: string;
  };
  link: {
    copy: string;
    copied: string;
    notCopied: string;
    broken: string;
  };
  strip: {
    title: string;
    label_other: `${string}{{count}}${string}`;
    none: string;
    copy: `${string}{{hex}}${string}`;
    copied: string;
    lock: `${string}{{swatch}}${string}`;
    locked: string;
    lockedShort: string;
    nowLocked: `${string}{{name}}${string}`;
    unlocked: `${string}{{name}}${string}`;
    moved: `${string}{{name}}${string}{{place}}${string}{{count}}${string}`;
    own: string;
    sameAs: `${string}{{shade}}${string}`;
    near: `${string}{{name}}${string}`;
    mapped: string;
    replace: string;
    added: `${string}{{name}}${string}`;
    removed: `${string}{{name}}${string}`;
  };
  marks: {
    contrasts: string;
    folded: string;
    same: string;
  };
  group: {
    primary: string;
    mid: string;
    midFrom: string;
    midMissing: string;
    secondary: string;
    secondaryMissing: string;
    A: string;
    B: string;
    C: string;
    D: string;
    hue: `${string}{{hue}}${string}`;
    grey: string;
  };
  chooser: {
    title: `${string}{{name}}${string}`;
    close: string;
    l: string;
    c: string;
    h: string;
    nearest: string;
    hex: string;
    reset: string;
    lock: string;
    unlock: string;
    left: string;
    right: string;
    apply: string;
    add: string;
    remove: string;
  };
  restore: {
    PALETTE_INVALID: string;
    PALETTE_WITHOUT_COLOR: string;
    PALETTE_COLOR_INVALID: string;
  };
  grid: {
    open: string;
    short: string;
  };
  export: string;
  dialogFailed: string;
  save: {
    open: string;
    short: string;
    title: string;
    close: string;
    name: string;
    nameHint: string;
    suggestion: string;
    description: string;
    public: string;
    publicHint_other: `${string}{{count}}${string}`;
    left_other: `${string}{{count}}${string}`;
    tooLong_other: `${string}{{max}}${string}{{count}}${string}`;
    cancel: string;
    submit: string;
    saving: string;
    retry: string;
    done: `${string}{{link}}${string}`;
    link: string;
    failed: string;
    kept: `${string}{{reason}}${string}`;
    asNew: string;
    changes: string;
    overwrite: string;
  };
  preview: {
    label: `${string}{{label}}${string}{{hex}}${string}`;
    slide: {
      name: string;
      author: string;
      title: string;
      text: string;
    };
    music: {
      name: string;
      state: string;
      title: string;
      artist: string;
    };
    goods: {
      name: string;
      title: string;
      text: string;
      price: string;
      buy: string;
    };
    chart: {
      name: string;
      title: string;
      unit: string;
      more: `${string}{{percent}}${string}`;
      less: `${string}{{percent}}${string}`;
      equal: string;
      period: string;
      months: string;
    };
  };
  views: {
    label: string;
    examples: string;
    contrast: string;
    provenance: string;
    failed: string;
    page: string;
  };
  vision: {
    label: string;
    normal: string;
    protan: string;
    deutan: string;
    tritan: string;
    achromat: string;
    wholePage: string;
    page: `${string}{{vision}}${string}`;
    slips: `${string}{{vision}}${string}`;
  };
  provenance: {
    title: string;
    used: string;
    distance: `${string}{{distance}}${string}`;
    same: string;
    open: `${string}{{hex}}${string}`;
    openNamed: `${string}{{name}}${string}`;
    one: string;
    several: string;
    cmykPublished: string;
    cmykComputed: string;
    none: string;
    neighbours: string;
    measure: string;
  };
  unknown: {
    title: string;
    message: `${string}{{search}}${string}`;
    near: string;
    home: string;
  };
};
export default texts;
