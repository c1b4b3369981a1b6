/** Where the page of a co-created colour is. */
export const colorPath = (id: number): string => `/co-create-colors/${id}`;
/** Where a new one is made. */
export const NEW_COLOR_PATH = '/co-create-colors/new';
/** The list, at the colour of this hex. */
export const listPath = (hex: string | null): string =>
  hex ? `/co-create-colors?hex=${hex.slice(1)}` : '/co-create-colors';
/** The generator at a colour that the collection need not have. */
export const generatorPath = (hex: string): string => `/colors/${hex.slice(1)}`;
