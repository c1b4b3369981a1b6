/** Where videos are on this site, below its base path. */
export const VIDEOS_PATH = '/api/creations/videos/';

/** Where browsers find videos: below the base path. */
export class VideoPaths {
  readonly prefix: string;

  /** `basePath` begins and ends with a slash. */
  constructor(basePath: string) {
    this.prefix = `${basePath.slice(0, -1)}${VIDEOS_PATH}`;
  }

  pathOf(file: string): string {
    return `${this.prefix}${file}`;
  }
}
