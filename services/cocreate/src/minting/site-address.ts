export class SiteAddress {
  readonly basePath: string;
  readonly #origin: string;

  /** `basePath` begins and ends with a slash. Without an origin, URLs are paths. */
  constructor(origin: string | null, basePath: string) {
    this.#origin = origin ?? '';
    this.basePath = basePath;
  }

  of(path: string): string {
    return `${this.#origin}${this.basePath}${path}`;
  }
}
