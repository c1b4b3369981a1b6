// Written by `npm run texts`.
declare const texts: {
  title: {
    palette: string;
    creation: string;
    color: string;
  };
  close: string;
  why: string;
  reason: {
    illegal: string;
    offensive: string;
    personal: string;
    rights: string;
    spam: string;
    other: string;
  };
  text: string;
  tooLong: `${string}{{max}}${string}`;
  cancel: string;
  send: string;
  sending: string;
  failed: string;
};
export default texts;
