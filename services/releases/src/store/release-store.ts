export interface StoredFile {
  path: string;
  bytes: Uint8Array;
}

/** Storage of release files. A stored release never changes. */
export interface ReleaseStore {
  /**
   * Stores a release atomically: it becomes visible as a whole, or not at all when `files` throws or the
   * process dies. Returns false, without changes, when it already exists.
   */
  write(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<boolean>;
  restore(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<void>;
  list(area: string, release: string): Promise<string[] | null>;
  read(area: string, release: string, path: string): Promise<Uint8Array>;
  /** Removes a release atomically for readers. Does nothing when it does not exist. */
  remove(area: string, release: string): Promise<void>;
}

export const notStored = (area: string, release: string, path: string): Error =>
  new Error(`${path} of release ${release} of ${area} is not stored`);
