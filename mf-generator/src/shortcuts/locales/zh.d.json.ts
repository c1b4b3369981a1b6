// Written by `npm run texts`.
declare const texts: {
  title: string;
  close: string;
  swatch: {
    title: string;
    walk: string;
    replace: string;
    copy: string;
    lock: string;
    move: string;
    add: string;
    remove: string;
    draw: string;
  };
  page: {
    title: string;
    undo: string;
    redo: string;
    close: string;
    help: string;
  };
};
export default texts;
