// Written by `npm run texts`.
declare const texts: {
  title: string;
  plane: string;
  planeRole: string;
  planeValue: `${string}{{l}}${string}{{c}}${string}{{hex}}${string}`;
  fromScreen: string;
  use: string;
};
export default texts;
