/**
 * Returns the path of an author's page, without base path and language. Null when the page is private, and
 * for the studio, which is member 0.
 */
export const authorPath = ({
  id,
  has_page,
}: {
  id: number;
  has_page?: boolean | undefined;
}): string | null => (id > 0 && has_page !== false ? `/users/${id}` : null);
