export const VIDEOS_PATH = '/api/creations/videos/';

export class VideoPaths {
  readonly prefix: string;

  constructor(basePath: string) {
    this.prefix = `${basePath.slice(0, -1)}${VIDEOS_PATH}`;
  }

  pathOf(file: string): string {
    return `${this.prefix}${file}`;
  }
}
