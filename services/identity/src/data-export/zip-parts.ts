import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

const PART_BYTES = 8 * 1024 * 1024;

export interface ZipEntry {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Writes a ZIP in parts, so that it need not fit into memory. One entry at a time. */
export class ZipParts {
  readonly #zip: Zip;
  readonly #put: (part: number, bytes: Uint8Array) => Promise<void>;
  #chunks: Uint8Array[] = [];
  #waiting = 0;
  #failure: Error | null = null;
  parts = 0;
  size = 0;

  constructor(put: (part: number, bytes: Uint8Array) => Promise<void>) {
    this.#put = put;
    this.#zip = new Zip((error, chunk) => {
      this.#failure ??= error;
      this.#chunks.push(chunk);
      this.#waiting += chunk.byteLength;
      this.size += chunk.byteLength;
    });
  }

  file(name: string, compressed: boolean): ZipEntry {
    const entry = compressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    this.#zip.add(entry);
    return {
      write: async (bytes) => {
        entry.push(bytes);
        await this.#flush(PART_BYTES);
      },
      end: async () => {
        entry.push(new Uint8Array(), true);
        await this.#flush(PART_BYTES);
      },
    };
  }

  async finish(): Promise<void> {
    this.#zip.end();
    await this.#flush(1);
  }

  async #flush(from: number): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#waiting < from) return;
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#waiting = 0;
    await this.#put(this.parts, bytes);
    this.parts += 1;
  }
}
