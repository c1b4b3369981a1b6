// Written by `npm run texts`.
declare const texts: {
  failed: string;
  faults: {
    unreadable: string;
    tooLarge: string;
    noColor: string;
    tooSlow: string;
  };
  notUploaded: string;
};
export default texts;
