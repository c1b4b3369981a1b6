export const MAX_BUTTONS = 5;

/** Parses a page number and clamps it to 1..`pages`; invalid text gives 1. */
export function boundedPage(text: string | null, pages = Infinity): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), Math.max(pages, 1));
}

export function pageWindow(page: number, pages: number): number[] {
  const count = Math.min(pages, MAX_BUTTONS);
  const first = Math.min(Math.max(page - Math.floor(MAX_BUTTONS / 2), 1), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
