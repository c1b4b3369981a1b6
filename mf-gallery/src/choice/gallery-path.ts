/** Where the gallery of a colour is. */
export const galleryPath = (name: string): string => `/gallery/${encodeURIComponent(name)}`;
