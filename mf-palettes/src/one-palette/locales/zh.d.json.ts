// Written by `npm run texts`.
declare const texts: {
  title: string;
  back: string;
  loading: string;
  failed: string;
  retry: string;
  unreadable: string;
  public: string;
  private: string;
  hidden: string;
  hiddenReason: `${string}{{reason}}${string}`;
  colorCount_other: `${string}{{count, number}}${string}`;
  downloads_other: `${string}{{count, number}}${string}`;
  missing: {
    title: string;
    visitor: string;
    member: string;
    login: string;
    all: string;
  };
  load: string;
  export: string;
  delete: string;
  report: string;
  dialogFailed: string;
  share: {
    label: string;
    copied: string;
    failed: string;
  };
  duplicate: {
    own: string;
    other: string;
    name: `${string}{{name}}${string}`;
    done: string;
    failed: string;
  };
  edit: {
    label: string;
    title: string;
    close: string;
    name: string;
    description: string;
    public: string;
    publicHint_other: `${string}{{count}}${string}`;
    tooLong: `${string}{{max}}${string}`;
    cancel: string;
    submit: string;
    saving: string;
    overwrite: string;
    done: string;
    failed: string;
    nothing: string;
    elsewherePublic: `${string}{{name}}${string}{{description}}${string}`;
    elsewherePrivate: `${string}{{name}}${string}{{description}}${string}`;
  };
};
export default texts;
