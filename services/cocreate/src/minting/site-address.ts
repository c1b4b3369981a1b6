/** Where others find what is said of tokens. */
export class SiteAddress {
  readonly basePath: string;
  readonly #origin: string;

  /** `basePath` begins and ends with a slash. Without an origin addresses are paths. */
  constructor(origin: string | null, basePath: string) {
    this.#origin = origin ?? '';
    this.basePath = basePath;
  }

  /** The address of a path below the base path. */
  of(path: string): string {
    return `${this.#origin}${this.basePath}${path}`;
  }
}
