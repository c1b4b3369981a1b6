// Written by `npm run texts`.
declare const texts: {
  title: string;
  close: string;
  intro: string;
  loading: string;
  failed: string;
  retry: string;
  current: string;
  device: `${string}{{browser}}${string}{{system}}${string}`;
  unknown: string;
  used: `${string}{{time}}${string}`;
  since: `${string}{{time}}${string}`;
  end: string;
  endOne: `${string}{{device}}${string}`;
  endOthers: string;
  ended: string;
  othersEnded: string;
  endFailed: string;
  limited: `${string}{{time}}${string}{{reason}}${string}`;
};
export default texts;
