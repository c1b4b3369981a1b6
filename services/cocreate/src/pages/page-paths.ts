/** Pages of the site, without base path and language. */
export const LIST_PATH = '/co-create-colors';
export const colorPath = (id: number): string => `${LIST_PATH}/${id}`;
