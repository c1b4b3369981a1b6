// Written by `npm run texts`.
declare const texts: {
  logo: string;
  skip: string;
  home: string;
  navigation: string;
  menu: {
    open: string;
    close: string;
  };
  theme: {
    label: string;
    light: string;
    dark: string;
    toLight: string;
    toDark: string;
  };
  language: {
    label: string;
    current: `${string}{{name}}${string}`;
  };
  spine: `${string}{{color}}${string}`;
  area: {
    loading: `${string}{{name}}${string}`;
    failed: `${string}{{name}}${string}`;
    notLoaded: string;
    offline: string;
    crashed: string;
    retry: string;
    retrying: string;
    closed: `${string}{{name}}${string}`;
    closedMessage: string;
  };
  notFound: {
    title: string;
    message: string;
    home: string;
  };
  gone: {
    title: string;
    message: string;
  };
  toast: {
    label: string;
    region: `${string}{{position}}${string}{{hotkey}}${string}`;
    top: string;
    bottom: string;
  };
  login: {
    erasing: string;
    keepAccount: string;
    open: string;
    title: string;
    step: `${string}{{step}}${string}{{steps}}${string}`;
    close: string;
    method: string;
    email: {
      name: string;
      label: string;
      unknown: string;
      notReceived: string;
    };
    phone: {
      name: string;
      label: string;
      unknown: string;
      notReceived: string;
    };
    identifierHeading: string;
    identifierLead: string;
    known: string;
    agree: string;
    send: string;
    sending: string;
    working: string;
    back: string;
    codeHeading: string;
    sentTo: `${string}{{identifier}}${string}`;
    code: string;
    resendIn: `${string}{{seconds}}${string}`;
    resend: string;
    verify: string;
    verifying: string;
    errors: {
      invalidEmail: string;
      invalidPhone: string;
      agreeTerms: string;
      sendOtp: string;
      server: string;
      invalidOtp: string;
    };
  };
  account: {
    credits: `${string}{{credits}}${string}`;
    creditsUnknown: string;
    unit_other: string;
    creditsUse: string;
    buy: string;
    menu: `${string}{{name}}${string}`;
    profile: string;
    devices: string;
    logout: string;
  };
  session: {
    expired: string;
    again: string;
  };
};
export default texts;
