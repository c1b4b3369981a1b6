/** Where browsers find pictures of the creations service: below the base path. */
export class PicturePaths {
  readonly #prefix: string;

  /** `basePath` begins and ends with a slash. */
  constructor(basePath: string) {
    this.#prefix = `${basePath}api/creations/pictures/`;
  }

  urlOf(file: string | null): string | null {
    return file === null ? null : `${this.#prefix}${file}`;
  }

  /** The file that an address names; null for any other address. */
  fileOf(url: string): string | null {
    return url.startsWith(this.#prefix) ? url.slice(this.#prefix.length) : null;
  }
}
