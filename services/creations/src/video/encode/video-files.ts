export interface VideoFiles {
  /** H.264 High, with the index (`moov`) before the media data. */
  mp4: Buffer;
  webm: Buffer;
  poster: Buffer;
}
