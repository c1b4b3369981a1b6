/** Categories of products that a pattern is laid on (specification part 2 §9), each with its three products. */
export const PRODUCT_CATEGORIES = ['服装', '家居', '用品'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** The picture of a pattern: characters of its data URL, and pixels of its sides. */
export const PATTERN_PICTURE = { characters: 1_000_000, smallest: 16, largest: 2048 } as const;

/** Days that the picture of products is kept: a member's, and one that a visitor had made. */
export const DRESSING_DAYS = { member: 90, visitor: 1 } as const;
