export const colorPath = (id: number): string => `/co-create-colors/${id}`;
export const NEW_COLOR_PATH = '/co-create-colors/new';
export const listPath = (hex: string | null): string =>
  hex ? `/co-create-colors?hex=${hex.slice(1)}` : '/co-create-colors';
export const generatorPath = (hex: string): string => `/colors/${hex.slice(1)}`;
