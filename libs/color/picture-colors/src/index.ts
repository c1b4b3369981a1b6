export { failureCatalogues } from './failure/failure-catalogues.ts';
export { ReducedNote } from './failure/reduced-note.tsx';
export { PictureFailure } from './failure/picture-failure.tsx';
export { createPictureReader, type PictureReader, type ReadingOutcome } from './reading/picture-reader.ts';
export {
  COLOR_COUNT,
  MAX_BYTES,
  PICTURE_TYPES,
  type FoundColor,
  type PictureColors,
  type PictureProblem,
  type PictureSize,
} from './messages/picture-reading.ts';
