// Written by `npm run texts`.
declare const texts: {
  title: string;
  loading: string;
  ended: string;
  signIn: string;
  retry: string;
  previous: string;
  next: string;
  place: `${string}{{page}}${string}{{pages}}${string}`;
  joined: `${string}{{date}}${string}`;
  name: {
    edit: string;
    label: string;
    save: string;
    saving: string;
    cancel: string;
    required: string;
    failed: string;
    done: string;
  };
  avatar: string;
  partFailed: string;
  stats: {
    palettes: string;
    collections: string;
    colors: string;
  };
  memberTitle: string;
  memberLoading: string;
  memberFailed: string;
  newer: string;
  older: string;
  creations: {
    title: string;
    loading: string;
    loadFailed: string;
    empty: string;
    step: string;
    noImage: string;
    unlisted: string;
    hidden: string;
    pager: string;
  };
  credits: {
    title: string;
    unit_other: string;
    costs: `${string}{{painting}}${string}{{video}}${string}`;
    packages: string;
    terms: string;
  };
  amount: {
    label: string;
    less: string;
    more: string;
  };
  pay: {
    alipay: string;
    stripe: string;
    leaving: string;
    failed: string;
    none: string;
    formFailed: string;
    stripeFailed: string;
  };
  returned: {
    label: string;
    close: string;
    asking: string;
    pending: string;
    left: string;
    completed_other: `${string}{{price}}${string}{{count}}${string}`;
    balance_other: `${string}{{count}}${string}`;
    failed: string;
    cancelled: string;
    missing: string;
    unknown: string;
    order: `${string}{{id}}${string}`;
    sandbox: string;
  };
  colors: {
    title: string;
    total_other: `${string}{{count}}${string}`;
    loading: string;
    loadFailed: string;
    empty: string;
    step: string;
    pager: string;
  };
  orders: {
    title: string;
    loading: string;
    loadFailed: string;
    empty: string;
    id: string;
    time: string;
    content: string;
    credits_other: `${string}{{count}}${string}`;
    method: string;
    alipay: string;
    sandbox: string;
    status: string;
    amount: string;
    refunded: `${string}{{amount}}${string}`;
    receipt: string;
    receiptOf: `${string}{{id}}${string}`;
    receiptFailed: string;
    pager: string;
  };
  status: {
    completed: string;
    pending: string;
    failed: string;
    cancelled: string;
  };
  wayBack: string;
  history: {
    title: string;
    loading: string;
    loadFailed: string;
    empty: string;
    pager: string;
    balance_other: `${string}{{count}}${string}`;
    returned: string;
    reason: {
      signup: string;
      purchase: string;
      refund: string;
      painting: string;
      'continue-creating': string;
      'color-picture': string;
      video: string;
      'apply-pattern': string;
      'palette-export': string;
      adjustment: string;
      other: string;
    };
  };
};
export default texts;
