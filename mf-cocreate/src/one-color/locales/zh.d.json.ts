// Written by `npm run texts`.
declare const texts: {
  title: string;
  crumb: string;
  back: string;
  loading: string;
  failed: string;
  retry: string;
  dialogFailed: string;
  missing: {
    title: string;
    message: string;
    all: string;
  };
  hidden: `${string}{{reason}}${string}`;
  picture: `${string}{{name}}${string}`;
  copy: `${string}{{kind}}${string}{{text}}${string}`;
  copied: `${string}{{text}}${string}`;
  copyFailed: string;
  generator: string;
  again: string;
  like: {
    label: string;
    done: string;
    count_other: `${string}{{count, number}}${string}`;
    failed: string;
  };
  share: {
    label: string;
    copied: string;
    failed: string;
  };
  sameName: {
    title: `${string}{{name}}${string}`;
    one_other: `${string}{{name}}${string}{{hex}}${string}{{author}}${string}{{count, number}}${string}`;
  };
  neighbours: {
    title: string;
    distance: `${string}{{distance}}${string}`;
  };
  chain: {
    title: string;
    network: string;
    name: string;
    testnet: string;
    transaction: string;
    none: string;
    exchange: string;
    off: string;
    state: string;
    status: {
      requested: string;
      sent: string;
      confirmed: string;
      failed: string;
    };
    token: string;
    receiver: string;
    mint: {
      label: string;
      help: string;
      again: string;
      send: string;
      sending: string;
      asked: string;
      failed: string;
    };
  };
  creator: {
    label: string;
    created: `${string}{{date}}${string}`;
    more: string;
  };
  delete: {
    label: string;
    done: `${string}{{name}}${string}`;
    help: string;
    undo: string;
    restoring: string;
    list: string;
    failed: string;
    undoFailed: string;
  };
  report: {
    label: string;
  };
};
export default texts;
