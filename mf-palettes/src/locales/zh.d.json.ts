// Written by `npm run texts`.
declare const texts: {
  title: string;
  tabs: {
    label: string;
    mine: string;
    public: string;
  };
  banner: {
    label: string;
    text_other: `${string}{{count}}${string}`;
    login: string;
  };
  search: {
    label: string;
    placeholder: string;
    clear: string;
  };
  sort: {
    label: string;
    downloads: string;
    newest: string;
  };
  near: {
    button: string;
    title: string;
    field: string;
    hint: string;
    results: string;
    custom: string;
    none: `${string}{{text}}${string}`;
    chip: string;
    remove: `${string}{{color}}${string}`;
  };
  list: {
    label: {
      mine: string;
      public: string;
    };
    loading: {
      mine: string;
      public: string;
    };
    failed: {
      mine: string;
      public: string;
    };
    offline: string;
    found_other: `${string}{{count, number}}${string}`;
    retry: string;
  };
  pager: {
    label: string;
    previous: string;
    next: string;
    place: `${string}{{page, number}}${string}{{pages, number}}${string}`;
  };
  empty: {
    step: string;
    mine: {
      title: string;
      help: string;
    };
    public: {
      title: string;
      help: string;
    };
    search: {
      title: string;
      help: string;
      step: string;
    };
  };
  card: {
    colors: `${string}{{name}}${string}`;
    public: string;
    colorCount_other: `${string}{{count, number}}${string}`;
    downloads_other: `${string}{{count, number}}${string}`;
    nameless: string;
    hidden: string;
    foundBy: string;
    hiddenReason: `${string}{{reason}}${string}`;
  };
  copy: {
    label: `${string}{{color}}${string}`;
    done: `${string}{{hex}}${string}`;
    failed: string;
  };
  menu: {
    label: `${string}{{name}}${string}`;
    open: string;
    near: string;
    nearColor: `${string}{{color}}${string}`;
    delete: string;
    dialogFailed: string;
    failed: string;
    report: string;
  };
  open: {
    PALETTE_INVALID: string;
    PALETTE_WITHOUT_COLOR: string;
    PALETTE_COLOR_INVALID: string;
  };
  delete: {
    done: `${string}{{name}}${string}`;
    undo: string;
    restoring: string;
    restored: `${string}{{name}}${string}`;
    failed: string;
    signedOut: string;
    undoFailed: string;
  };
  import: {
    button: string;
    drop: string;
    dialogFailed: string;
    title: string;
    close: string;
    reading: `${string}{{file}}${string}`;
    found_other: `${string}{{count, number}}${string}`;
    foundOf_other: `${string}{{all, number}}${string}{{count, number}}${string}`;
    translucent_other: `${string}{{count}}${string}`;
    unread_other: `${string}{{count}}${string}`;
    unreadRest_other: `${string}{{count}}${string}`;
    reason: {
      'unknown-model': string;
      'invalid-value': string;
      unresolved: string;
      transparent: string;
      'cut-off': string;
    };
    another: string;
    name: string;
    nameTooLong: `${string}{{max}}${string}`;
    colors: string;
    chosen_other: `${string}{{count}}${string}{{max}}${string}`;
    chooseAll: string;
    chooseNone: string;
    public_other: `${string}{{count}}${string}`;
    open: string;
    save: string;
    saving: string;
    saved: string;
    saveFailed: string;
    kept: `${string}{{reason}}${string}`;
    fault: {
      'unknown-format': string;
      damaged: string;
      'too-large': string;
      'no-colors': string;
    };
  };
};
export default texts;
