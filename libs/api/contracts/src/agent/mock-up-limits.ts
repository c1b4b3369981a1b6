/** Product categories for a pattern (specification part 2 §9). Each has three products. */
export const PRODUCT_CATEGORIES = ['服装', '家居', '用品'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** Limits of a pattern's picture: characters of its data URL, side length in pixels. */
export const PATTERN_PICTURE = { characters: 1_000_000, smallest: 16, largest: 2048 } as const;

/** Days for which a product picture is stored, for requests by members and by visitors. */
export const MOCK_UP_RETENTION_DAYS = { member: 90, visitor: 1 } as const;
