/** Where the files of creations are on this site, below its base path. */
export const FILES_PATH = '/api/creations/';
/** Where pictures are on this site, below its base path. */
export const PICTURES_PATH = `${FILES_PATH}pictures/`;

/** Where browsers find pictures: below the base path. */
export class PicturePaths {
  readonly prefix: string;
  /** Of all files of creations. */
  readonly files: string;

  /** `basePath` begins and ends with a slash. */
  constructor(basePath: string) {
    this.files = `${basePath.slice(0, -1)}${FILES_PATH}`;
    this.prefix = `${basePath.slice(0, -1)}${PICTURES_PATH}`;
  }

  pathOf(file: string): string {
    return `${this.prefix}${file}`;
  }
}
