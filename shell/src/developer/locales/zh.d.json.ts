// Written by `npm run texts`.
declare const texts: {
  title: string;
  document: `${string}{{environment}}${string}{{sequence}}${string}`;
  close: string;
  column: {
    area: string;
    release: string;
    channel: string;
    source: string;
    contract: string;
    build: string;
    outcome: string;
  };
  newest: `${string}{{release}}${string}`;
  channel: {
    stable: string;
    canary: string;
    override: string;
    preview: string;
  };
  source: {
    document: string;
    held: string;
    fallback: string;
    override: string;
    preview: string;
  };
  killed: string;
  notLoaded: string;
  shared: string;
  preview: {
    title: string;
    until: `${string}{{date}}${string}`;
    leave: string;
    expired: string;
  };
  overrides: {
    title: string;
    reset: string;
    notLoaded: `${string}{{areas}}${string}`;
    shownReleased: `${string}{{areas}}${string}`;
    expired: string;
    ended: `${string}{{areas}}${string}`;
    close: string;
  };
};
export default texts;
