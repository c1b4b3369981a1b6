// Written by `npm run texts`.
declare const texts: {
  title: string;
  pageTitle: `${string}{{title}}${string}{{color}}${string}`;
  loading: string;
  failed: string;
  retry: string;
  stillTrying: string;
  noImage: string;
  crumb: string;
  back: string;
  notOwner: string;
  hidden: `${string}{{reason}}${string}`;
  dialogFailed: string;
  missing: {
    title: string;
    message: string;
    all: string;
  };
  more: {
    link: string;
    title: string;
    label: string;
  };
  carousel: {
    role: string;
    label: string;
    previous: string;
    next: string;
    place: `${string}{{place}}${string}{{total}}${string}`;
    choose: `${string}{{place}}${string}`;
  };
  facts: {
    color: string;
    author: string;
    created: string;
    hidden: string;
  };
  maker: {
    poemStudio: string;
    poemModel: `${string}{{name}}${string}`;
    paintingStudio: string;
    paintingModel: `${string}{{name}}${string}`;
  };
  continue: {
    button: string;
    price_other: `${string}{{count}}${string}`;
    painting: string;
    model: string;
    layer: `${string}{{layer}}${string}{{layers}}${string}`;
    done: string;
    failed: string;
    tooFew_other: `${string}{{count}}${string}{{credits}}${string}`;
    full_other: `${string}{{count}}${string}`;
  };
  film: {
    button: string;
    price_other: `${string}{{count}}${string}`;
    processing: string;
    progress: string;
    ready: string;
    still: string;
    none: string;
    busy: string;
    by: string;
    remove: string;
    removed: string;
    undo: string;
    ofOthers: string;
    removeFailed: string;
    restoreFailed: string;
    requestFailed: string;
    failed: string;
    tooFew_other: `${string}{{count}}${string}{{credits}}${string}`;
  };
  colors: {
    button: string;
    reading: string;
    failed: string;
  };
  share: {
    label: string;
    copied: string;
    failed: string;
  };
  download: {
    label: string;
    working: string;
    card: string;
    png: string;
    webp: string;
    video: string;
    failed: string;
  };
  listing: {
    hide: string;
    show: string;
    hidden: string;
    shown: string;
    failed: string;
  };
  delete: {
    label: string;
    done: string;
    help: string;
    undo: string;
    restoring: string;
    gallery: string;
    failed: string;
    undoFailed: string;
  };
  report: {
    label: string;
  };
  topUp: string;
};
export default texts;
