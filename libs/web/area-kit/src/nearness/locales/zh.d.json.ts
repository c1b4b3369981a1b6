// Written by `npm run texts`.
declare const texts: {
  words: {
    same: string;
    noticeable: string;
    close: string;
    far: string;
  };
};
export default texts;
