export { failureCatalogues } from './failure/failure-catalogues.ts';
export { PictureFailure } from './failure/picture-failure.tsx';
export { createPictureReader, type PictureReader, type ReadingOutcome } from './reading/picture-reader.ts';
export {
  COLOR_COUNT,
  MAX_BYTES,
  type FoundColor,
  type PictureColors,
  type PictureProblem,
} from './reading/picture-reading.ts';
