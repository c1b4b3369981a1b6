export const galleryPath = (name: string): string => `/gallery/${encodeURIComponent(name)}`;
