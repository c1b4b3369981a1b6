// Written by `npm run texts`.
declare const texts: {
  failed: string;
  faults: {
    unreadable: string;
    tooLarge: string;
    noColor: string;
    tooSlow: string;
    tooComplex: string;
    noDecoder: string;
  };
  notUploaded: string;
  reduced: `${string}{{width}}${string}{{height}}${string}`;
};
export default texts;
