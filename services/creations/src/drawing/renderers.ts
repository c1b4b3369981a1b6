import { drawCreationCard } from '../card/draw-card.ts';
import { paintLayers } from '../painting/studio/paint-layers.ts';
import { cropPicture } from '../picture/crop-picture.ts';
import { scalePicture } from '@danqing/drawing/pictures';
import { drawVideo } from '../video/studio/draw-video.ts';

export const renderers = {
  picture: scalePicture,
  crop: cropPicture,
  video: drawVideo,
  painting: paintLayers,
  card: drawCreationCard,
};
