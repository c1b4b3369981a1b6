// Written by `npm run texts`.
declare const texts: {
  newVersion: string;
  unsaved: string;
  rolledBack: string;
  nothingLost: string;
  switchBack: string;
  update: string;
  updating: string;
  later: string;
  notUpdated: string;
  manySwaps: string;
  reloadHint: string;
  reload: string;
  region: `${string}{{hotkey}}${string}`;
  hung: string;
  usePrevious: string;
};
export default texts;
