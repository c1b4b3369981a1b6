// Written by `npm run texts`.
declare const texts: {
  title: string;
  documentTitle: string;
  pageTitle: `${string}{{color}}${string}`;
  colorFailed: string;
  missing: {
    title: string;
    message: `${string}{{name}}${string}`;
    all: string;
  };
  choice: {
    title: string;
    help: string;
    step: string;
    field: string;
    placeholder: string;
    results: string;
    none: `${string}{{text}}${string}`;
  };
  head: {
    empty: string;
    writing: string;
    written: string;
    painting: string;
    painted: string;
  };
  status: {
    empty: string;
    writing: string;
    written: string;
    painting: string;
    painted: string;
  };
  poem: {
    write: string;
    rewrite: string;
    cancel: string;
    failed: string;
  };
  theme: {
    label: string;
    landscape: string;
    flowers: string;
    portrait: string;
  };
  paint: {
    button: string;
    price_other: `${string}{{count}}${string}`;
    hintBefore: string;
    hint: string;
    hintVisitor: string;
    tooFew_other: `${string}{{count}}${string}{{credits}}${string}`;
    failed: string;
    waiting: string;
    layer: `${string}{{layer}}${string}{{layers}}${string}`;
    model: string;
    leave: string;
    stillTrying: string;
    done: string;
    open: string;
    result: `${string}{{title}}${string}`;
    topUp: string;
  };
  maker: {
    poemStudio: string;
    poemModel: `${string}{{name}}${string}`;
    paintingStudio: string;
    paintingModel: `${string}{{name}}${string}`;
  };
  list: {
    all: string;
    ofColor: string;
    label: string;
    loading: string;
    failed: string;
    offline: string;
    retry: string;
    detailFailed: string;
    detailLoading: string;
  };
  empty: {
    all: string;
    allHelp: string;
    ofColor: string;
    ofColorHelp: string;
  };
  leaf: {
    noImage: string;
  };
  pager: {
    label: string;
    previous: string;
    next: string;
    page: `${string}{{page, number}}${string}`;
  };
};
export default texts;
