/** Characters that stay at either end. */
const [START, END] = [6, 4];

/** A hash or an address with its middle left out; one that is short already as it is. */
export const shortHash = (hash: string): string =>
  hash.length > START + END + 1 ? `${hash.slice(0, START)}…${hash.slice(-END)}` : hash;
