// Written by `npm run texts`.
declare const texts: {
  label: string;
  name: {
    coated: string;
    formula: string;
  };
  about: {
    coated_other: `${string}{{count}}${string}`;
    formula_other: `${string}{{count}}${string}`;
  };
};
export default texts;
