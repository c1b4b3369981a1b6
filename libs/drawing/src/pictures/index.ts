// Pictures that came from somewhere: what their headers say before anything is decoded, and another size of them.
export { isAnimated, isWholePicture, readPictureSize, type PictureSize } from './picture-header.ts';
export { scalePicture, type PictureInput } from './scale-picture.ts';
