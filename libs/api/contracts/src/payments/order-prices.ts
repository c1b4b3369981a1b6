export const ORDER_CREDITS = { min: 10, max: 1000, step: 10, default: 50 } as const;
export const CREDIT_PACKAGES = [50, 100, 200, 500] as const;
const FEN_PER_CREDIT = 10;

export const priceInFen = (credits: number): number => credits * FEN_PER_CREDIT;

/** Returns the whole credits that an amount buys. */
export const creditsOfFen = (fen: number): number => Math.floor(fen / FEN_PER_CREDIT);

/** Formats fen as yuan with two decimals: 505 gives `5.05`. */
export const yuanOfFen = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Parses yuan with at most two decimals to whole fen. Returns null for anything else. */
export function fenOfYuan(yuan: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
