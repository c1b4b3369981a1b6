const [START, END] = [6, 4];

export const shortHash = (hash: string): string =>
  hash.length > START + END + 1 ? `${hash.slice(0, START)}…${hash.slice(-END)}` : hash;
