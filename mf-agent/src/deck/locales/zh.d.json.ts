// Written by `npm run texts`.
declare const texts: {
  title: string;
  subtitle: string;
  topic: {
    label: string;
    placeholder: string;
    empty: string;
    hint: string;
    tooLong: `${string}{{characters}}${string}`;
  };
  format: {
    label: string;
    ppt: string;
  };
  palettes: {
    label: string;
    count: `${string}{{count}}${string}`;
    visitor: string;
    signIn: string;
    loading: string;
    retry: string;
    failedOwn: string;
    failedPublic: string;
    emptyOwn: string;
    emptyPublic: string;
    create: string;
    unnamed: string;
    latest: `${string}{{count}}${string}`;
  };
  fault: {
    PALETTE_INVALID: string;
    PALETTE_WITHOUT_COLOR: string;
    PALETTE_COLOR_INVALID: string;
  };
  generate: string;
  generating: string;
  stage: string;
  empty: {
    title: string;
    help: string;
  };
  step: {
    plan: string;
    design: string;
    content: string;
    done: string;
    isDone: string;
    planning: string;
    planned: `${string}{{count}}${string}`;
    waiting: string;
    designed: `${string}{{count}}${string}`;
    writing: `${string}{{number}}${string}`;
    written: `${string}{{count}}${string}`;
    some: `${string}{{count}}${string}`;
    file: string;
    ready: string;
  };
  progress: string;
  stillTrying: string;
  stop: string;
  stopped: string;
  goOn: string;
  clear: string;
  failed: string;
  retry: string;
  another: string;
  slides: string;
  slide: `${string}{{number}}${string}{{title}}${string}`;
  viewer: {
    role: string;
    label: string;
    previous: string;
    next: string;
    count: `${string}{{number}}${string}{{total}}${string}`;
    notes: string;
  };
  leave: string;
  maker: {
    studio: string;
    model: `${string}{{name}}${string}`;
  };
  download: {
    pptx: string;
    pdf: string;
    working: string;
    failed: string;
  };
  own: {
    title: string;
    kept: string;
    slides: `${string}{{count}}${string}`;
    unfinished: `${string}{{written}}${string}{{count}}${string}`;
    delete: `${string}{{title}}${string}`;
    deleted: `${string}{{title}}${string}`;
    undo: string;
    more: string;
    failed: string;
    deleteFailed: string;
    undoFailed: string;
  };
};
export default texts;
