/** Where browsers find pictures: below the base path. */
export class PicturePaths {
  readonly prefix: string;

  /** `basePath` begins and ends with a slash. */
  constructor(basePath: string) {
    this.prefix = `${basePath}api/creations/pictures/`;
  }

  pathOf(file: string): string {
    return `${this.prefix}${file}`;
  }
}
