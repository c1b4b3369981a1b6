// Written by `npm run texts`.
declare const texts: {
  label: string;
  favour: `${string}{{name}}${string}`;
  favourites: string;
  recent: string;
  empty: string;
  note: string;
  wall: string;
};
export default texts;
