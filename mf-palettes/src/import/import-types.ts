/** What the file chooser offers; what a file really is, its bytes say. */
export const IMPORT_TYPES = [
  '.thmx',
  '.pptx',
  '.potx',
  '.ppsx',
  '.xml',
  '.css',
  '.scss',
  '.less',
  '.txt',
  '.hex',
  '.json',
  '.tokens',
  '.ase',
  '.gpl',
  '.swatches',
  'image/*',
];

const PICTURE_NAME = /\.(?:png|jpe?g|webp|avif|gif|bmp|heic|heif)$/i;

/** Whether a file is a picture of pixels; an SVG is a text with colours in it. */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') ? !type.startsWith('image/svg') : PICTURE_NAME.test(name);

/** The name of a picture's file without its ending, as a first name for the palette. */
export const nameOfFile = (name: string): string => name.replace(/\.[^.\s]{1,8}$/, '').trim();
