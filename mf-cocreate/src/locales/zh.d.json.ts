// Written by `npm run texts`.
declare const texts: {
  title: string;
  lead: string;
  total_other: `${string}{{count, number}}${string}`;
  create: string;
  sort: {
    label: string;
    latest: string;
    likes: string;
  };
  pageSize: {
    label: string;
    each_other: `${string}{{count}}${string}`;
  };
  orb: `${string}{{name}}${string}{{hex}}${string}`;
  more_other: `${string}{{count, number}}${string}`;
  moreShort_other: `${string}{{count, number}}${string}`;
  likes_other: `${string}{{count, number}}${string}`;
  likesShort_other: `${string}{{count, number}}${string}`;
  colors_other: `${string}{{count, number}}${string}`;
  hit: string;
  loading: string;
  failed: string;
  offline: string;
  retry: string;
  pageFailed: string;
  dialogFailed: string;
  pager: {
    label: string;
    previous: string;
    next: string;
    place: `${string}{{page, number}}${string}{{pages, number}}${string}`;
  };
  empty: {
    title: string;
    help: string;
    step: string;
  };
};
export default texts;
