export { failureCatalogues } from './failure/failure-catalogues.ts';
export { PictureFailure } from './failure/picture-failure.tsx';
export { createPictureReader, type PictureReader, type ReadingOutcome } from './reading/picture-reader.ts';
export {
  COUNTS,
  MOST_BYTES,
  type FoundColor,
  type PictureColors,
  type PictureFault,
} from './reading/picture-reading.ts';
