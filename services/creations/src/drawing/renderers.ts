import { paintLayers } from '../painting/studio/paint-layers.ts';
import { scalePicture } from '../picture/scale-picture.ts';

/** What the drawing processes make, by name. */
export const renderers = { picture: scalePicture, painting: paintLayers };
