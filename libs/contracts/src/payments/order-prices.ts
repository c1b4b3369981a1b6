/** Credits that one order buys (specification part 2 §5). */
export const ORDER_CREDITS = { min: 10, max: 1000, step: 10, default: 50 } as const;
/** Packages on sale. */
export const CREDIT_PACKAGES = [50, 100, 200, 500] as const;
/** One credit in fen: credits ÷ 10 are yuan. */
const FEN_PER_CREDIT = 10;

/** The price of credits, whole fen. */
export const priceInFen = (credits: number): number => credits * FEN_PER_CREDIT;

/** The credits that so much money is worth; a part of a credit is none. */
export const creditsOfFen = (fen: number): number => Math.floor(fen / FEN_PER_CREDIT);

/** Fen as yuan with two decimals: 505 is `5.05`. */
export const yuanOfFen = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Yuan with at most two decimals as whole fen; null for anything else. */
export function fenOfYuan(yuan: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
