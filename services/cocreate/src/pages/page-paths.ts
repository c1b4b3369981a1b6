export const LIST_PATH = '/co-create-colors';
export const colorPath = (id: number): string => `${LIST_PATH}/${id}`;
