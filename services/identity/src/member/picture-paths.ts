export class PicturePaths {
  readonly #prefix: string;

  constructor(basePath: string) {
    this.#prefix = `${basePath}api/creations/pictures/`;
  }

  urlOf(file: string | null): string | null {
    return file === null ? null : `${this.#prefix}${file}`;
  }

  fileOf(url: string): string | null {
    return url.startsWith(this.#prefix) ? url.slice(this.#prefix.length) : null;
  }
}
