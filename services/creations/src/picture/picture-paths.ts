export const FILES_PATH = '/api/creations/';
export const PICTURES_PATH = `${FILES_PATH}pictures/`;

export class PicturePaths {
  readonly prefix: string;
  readonly files: string;

  constructor(basePath: string) {
    this.files = `${basePath.slice(0, -1)}${FILES_PATH}`;
    this.prefix = `${basePath.slice(0, -1)}${PICTURES_PATH}`;
  }

  pathOf(file: string): string {
    return `${this.prefix}${file}`;
  }
}
