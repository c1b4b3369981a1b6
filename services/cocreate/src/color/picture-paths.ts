/** URL prefix of the creations service's images as browsers see it. */
export class PicturePaths {
  readonly prefix: string;

  constructor(basePath: string) {
    this.prefix = `${basePath}api/creations/pictures/`;
  }

  fileOf(url: string): string | null {
    return url.startsWith(this.prefix) ? url.slice(this.prefix.length) : null;
  }
}
