/**
 * Where the name of who made a work leads: their page, without base path and language; null where others see none. The
 * studio is member 0 and has none.
 */
export const authorPath = ({
  id,
  has_page,
}: {
  id: number;
  has_page?: boolean | undefined;
}): string | null => (id > 0 && has_page !== false ? `/users/${id}` : null);
