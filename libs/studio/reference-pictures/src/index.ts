export { expectPicture, type ReferenceOptions } from './expect-picture.ts';
export { canvasOf, type Pixels } from './pixels.ts';
