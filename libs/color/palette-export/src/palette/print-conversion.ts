export const PRINT_CONVERSIONS = ['coated', 'formula'] as const;
export type PrintConversion = (typeof PRINT_CONVERSIONS)[number];
