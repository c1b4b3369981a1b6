// Written by `npm run texts`.
declare const texts: {
  avatar: {
    title: string;
    close: string;
    hint: string;
    picture: `${string}{{number}}${string}`;
    loading: string;
    loadFailed: string;
    empty: string;
    step: string;
    none: string;
    cancel: string;
    use: string;
    saving: string;
    done: string;
    removed: string;
    failed: string;
  };
  page: {
    title: string;
    says: string;
    switch: string;
    open: string;
    hides: string;
    hidden: string;
    failed: string;
  };
  devices: {
    title: string;
    says: string;
    open: string;
  };
};
export default texts;
