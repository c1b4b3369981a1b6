// Written by `npm run texts`.
declare const texts: {
  title: string;
  download: {
    title: string;
    what: string;
    ask: string;
    making: string;
    again: string;
    save: string;
    saving: string;
    renew: string;
    waiting: string;
    gathering_other: `${string}{{count}}${string}`;
    ready: `${string}{{size}}${string}{{until}}${string}`;
    failed: string;
    askFailed: string;
    saveFailed: string;
    file: string;
  };
  erasure: {
    label: string;
    note: `${string}{{at}}${string}`;
    keep: string;
    kept: string;
    keepFailed: string;
  };
  deletion: {
    title: string;
    what: string;
    open: string;
    close: string;
    erased: string;
    kept: string;
    erases: {
      account: string;
      sessions: string;
      private: string;
      likes: string;
      exports: string;
    };
    keeps: {
      public: string;
      orders: string;
      tokens: string;
      mailbox: string;
    };
    credits_other: `${string}{{count}}${string}`;
    then: string;
    send: string;
    sending: string;
    sendFailed: string;
    code: `${string}{{to}}${string}`;
    confirm: string;
    deleting: string;
    failed: string;
    cancel: string;
    done: `${string}{{at}}${string}`;
  };
};
export default texts;
