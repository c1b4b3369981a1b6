/** A video as it is kept: the same pictures twice, and one of them. */
export interface VideoFiles {
  /** H.264 High, the index before the pictures. */
  mp4: Buffer;
  /** VP9. */
  webm: Buffer;
  /** WebP. */
  poster: Buffer;
}
