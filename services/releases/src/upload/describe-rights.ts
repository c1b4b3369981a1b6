import type { Publisher } from '@danqing/contracts/releases';

/** Returns what a token may do and until when, such as `may publish, canary until 2026-05-30`. */
export const describeRights = ({ moves, expires_at }: Pick<Publisher, 'moves' | 'expires_at'>): string =>
  `may ${['publish', ...moves].join(', ')}${expires_at === null ? '' : ` until ${expires_at.slice(0, 10)}`}`;
