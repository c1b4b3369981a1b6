import type { StoreDefinition } from '@danqing/nest-kit/storage';
import { PICTURE_WIDTHS } from '../picture/picture-store.ts';
import { VIDEO_ENDINGS } from '../video/video-store.ts';

export const creationsStore: StoreDefinition = {
  folder: 'creations',
  named: {
    pictures: `
      select 'pictures/' || left(picture, 2) || '/' || picture || '-' || least(of_size, width) || '.webp' as key
      from (select picture, width from creations.paintings where picture is not null
            union select picture, width from creations.avatars) as pictures,
           unnest(array[${PICTURE_WIDTHS.join(', ')}]) as of_size`,
    videos: `
      select 'videos/' || left(video, 2) || '/' || video || '.' || ending as key
      from creations.videos, unnest(array[${VIDEO_ENDINGS.map((ending) => `'${ending}'`).join(', ')}]) as ending
      where video is not null`,
  },
};
