// Written by `npm run texts`.
declare const texts: {
  topUp: string;
  tooFew_other: `${string}{{count}}${string}`;
  title: string;
  close: string;
  start: string;
  busy: string;
  copy: string;
  copyCode: `${string}{{name}}${string}`;
  copied: `${string}{{name}}${string}`;
  notCopied: string;
  code: {
    show: string;
    region: `${string}{{name}}${string}`;
  };
  colors: {
    show: string;
    region: `${string}{{name}}${string}`;
    named: string;
    filled: string;
    omitted_other: `${string}{{count}}${string}`;
    slots: {
      dk1: string;
      lt1: string;
      dk2: string;
      lt2: string;
      accent1: string;
      accent2: string;
      accent3: string;
      accent4: string;
      accent5: string;
      accent6: string;
      hlink: string;
      folHlink: string;
    };
  };
  sheet: {
    show: string;
    region: `${string}{{name}}${string}`;
    alt: `${string}{{palette}}${string}`;
    drawing: string;
    failed: string;
    retry: string;
    copy: `${string}{{name}}${string}`;
    notCopied: string;
  };
  print: {
    label: string;
    coated: {
      name: string;
      about: string;
    };
    formula: {
      name: string;
      about: string;
    };
    loading: string;
    failed: string;
    missed_other: `${string}{{count}}${string}`;
    allPrintable: string;
  };
  family: {
    label: string;
    hint: `${string}{{family}}${string}`;
  };
  terms: {
    unsaved: string;
    'unsaved-stranger': string;
    own: string;
    claimed: string;
    other_other: `${string}{{count}}${string}`;
    stranger: string;
  };
  groups: {
    presentation: string;
    picture: string;
    development: string;
    design: string;
    other: string;
  };
  formats: {
    'office-theme': {
      name: string;
      use: string;
    };
    'office-theme-readable': {
      name: string;
      use: string;
    };
    'office-colors': {
      name: string;
      use: string;
    };
    image: {
      name: string;
      use: string;
    };
    pdf: {
      name: string;
      use: string;
    };
    svg: {
      name: string;
      use: string;
    };
    'ase-cmyk': {
      name: string;
      use: string;
    };
    css: {
      name: string;
      use: string;
    };
    tailwind: {
      name: string;
      use: string;
    };
    'tailwind-config': {
      name: string;
      use: string;
    };
    shadcn: {
      name: string;
      use: string;
    };
    'design-tokens': {
      name: string;
      use: string;
    };
    'style-dictionary': {
      name: string;
      use: string;
    };
    'figma-variables': {
      name: string;
      use: string;
    };
    'tokens-studio': {
      name: string;
      use: string;
    };
    ase: {
      name: string;
      use: string;
    };
    gimp: {
      name: string;
      use: string;
    };
    procreate: {
      name: string;
      use: string;
    };
    aco: {
      name: string;
      use: string;
    };
    act: {
      name: string;
      use: string;
    };
    krita: {
      name: string;
      use: string;
    };
    sketch: {
      name: string;
      use: string;
    };
    'open-office': {
      name: string;
      use: string;
    };
    jasc: {
      name: string;
      use: string;
    };
    'paint-net': {
      name: string;
      use: string;
    };
  };
};
export default texts;
