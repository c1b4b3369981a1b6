/** For the file dialog only. The actual format is detected from the bytes. */
export const IMPORT_TYPES = [
  '.thmx',
  '.pptx',
  '.potx',
  '.ppsx',
  '.xml',
  '.css',
  '.scss',
  '.less',
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
  '.txt',
  '.hex',
  '.json',
  '.tokens',
  '.ase',
  '.gpl',
  '.swatches',
  '.aseprite',
  '.aco',
  '.act',
  '.pal',
  '.sketchpalette',
  '.kpl',
  '.soc',
  'image/*',
  // Not every operating system knows that these are images.
  '.heic',
  '.heif',
  '.avif',
  '.tif',
  '.tiff',
  '.svg',
];

const PICTURE_NAME = /\.(?:png|jpe?g|webp|avif|gif|bmp|heic|heif|tiff?)$/i;

const DRAWING_NAME = /\.svg$/i;

export const isDrawing = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/svg') || DRAWING_NAME.test(name);

/** True for raster images. An SVG is read as text with colours. */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') ? !type.startsWith('image/svg') : PICTURE_NAME.test(name);

export const nameOfFile = (name: string): string => name.replace(/\.[^.\s]{1,8}$/, '').trim();
