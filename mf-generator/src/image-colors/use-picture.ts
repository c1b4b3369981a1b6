import {
  COLOR_COUNT,
  createPictureReader,
  type PictureColors,
  type PictureProblem,
  type ReadingOutcome,
} from '@danqing/picture-colors';
import { useEffect, useState } from 'react';

interface Shown {
  file: File;
  preview: ImageBitmap | null;
}

export type Picture =
  | { phase: 'none' }
  | ({ phase: 'reading' } & Shown)
  | ({ phase: 'failed'; fault: PictureProblem } & Shown)
  | ({ phase: 'read'; result: PictureColors } & Shown);

let kept: { picture: Picture; count: number } = { picture: { phase: 'none' }, count: COLOR_COUNT.default };

/**
 * Reads a picture and its colours. After a change of the count, the previous colours stay until the new ones
 * are ready.
 */
export function usePicture() {
  const [picture, show] = useState(kept.picture);
  const [count, setShownCount] = useState(kept.count);
  const [reader] = useState(createPictureReader);
  useEffect(() => reader.stop, [reader]);
  useEffect(() => {
    // Unfinished reading stops with the dialog, so only final phases are stored.
    if (picture.phase === 'read' || picture.phase === 'none') kept = { picture, count };
  }, [picture, count]);

  const settle = (file: File, outcome: ReadingOutcome) => {
    if (outcome.kind === 'stopped') return;
    show((before) => {
      const preview = before.phase === 'none' ? null : before.preview;
      if (outcome.kind === 'colors') return { phase: 'read', file, preview, result: outcome.result };
      return { phase: 'failed', file, preview, fault: outcome.fault };
    });
  };
  const read = async (file: File) => {
    show({ phase: 'reading', file, preview: null });
    const onDecoded = (preview: ImageBitmap) =>
      show((before) => (before.phase === 'none' ? before : { ...before, preview }));
    settle(file, await reader.read(file, count, onDecoded));
  };
  const setCount = async (wanted: number) => {
    setShownCount(wanted);
    if (picture.phase !== 'read') return;
    const { file } = picture;
    settle(file, await reader.read(file, wanted, (preview) => preview.close()));
  };
  const remove = () => {
    reader.stop();
    show({ phase: 'none' });
  };
  return { picture, count, read, setCount, remove };
}
