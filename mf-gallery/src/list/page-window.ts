/** Buttons of the pager (specification part 2 §9). */
export const MOST_BUTTONS = 5;

/** A page of the address, brought into 1..`pages`; anything that is no number is the first. */
export function boundedPage(text: string | null, pages = Infinity): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), Math.max(pages, 1));
}

/** The pages that the pager names: at most five, the present one as near to the middle as the ends allow. */
export function pageWindow(page: number, pages: number): number[] {
  const count = Math.min(pages, MOST_BUTTONS);
  const first = Math.min(Math.max(page - Math.floor(MOST_BUTTONS / 2), 1), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
