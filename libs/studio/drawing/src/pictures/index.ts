export { isAnimated, isWholePicture, readPictureSize, type PictureSize } from './picture-header.ts';
export { scalePicture, type PictureInput } from './scale-picture.ts';
