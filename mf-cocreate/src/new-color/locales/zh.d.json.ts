// Written by `npm run texts`.
declare const texts: {
  title: string;
  form: string;
  lead: string;
  name: {
    label: string;
    placeholder: string;
    required: string;
    tooLong_other: `${string}{{count}}${string}`;
    traditional: `${string}{{name}}${string}{{hex}}${string}`;
    used_other: `${string}{{count}}${string}`;
    usedMuch_other: `${string}{{count}}${string}`;
  };
  image: {
    label: string;
    price_other: `${string}{{count}}${string}`;
    free: string;
    tooFew_other: `${string}{{count}}${string}{{credits}}${string}`;
    alt: `${string}{{name}}${string}`;
    coming: string;
    failed: string;
    check: string;
    retry: string;
    topUp: string;
  };
  generate: {
    first: string;
    again: string;
    failed: string;
  };
  cancel: {
    label: string;
    color: string;
    picture_other: `${string}{{count}}${string}`;
  };
  result: string;
  coming: string;
  empty: string;
  status: {
    imagining: string;
    painting: string;
    imagined: `${string}{{name}}${string}{{hex}}${string}`;
  };
  maker: {
    colorStudio: string;
    colorModel: `${string}{{name}}${string}`;
    namesStudio: string;
    namesModel: `${string}{{name}}${string}`;
  };
  newness: {
    isNew: `${string}{{name}}${string}{{distance}}${string}`;
    notNew: `${string}{{name}}${string}{{distance}}${string}`;
    sameName: `${string}{{distance}}${string}`;
  };
  save: {
    label: string;
    busy: string;
    failed: string;
    done: `${string}{{name}}${string}`;
  };
  back: string;
  suggested: {
    title: string;
    signedOut: string;
    signIn: string;
    loading: string;
    failed: string;
    retry: string;
    none: string;
    refresh: string;
  };
  filtered: {
    traditional: string;
    coCreated: string;
    others_other: `${string}{{count}}${string}`;
  };
  dialog: {
    title: string;
    close: string;
    own: string;
    begin: string;
  };
};
export default texts;
