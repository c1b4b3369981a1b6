/** A file as it is stored. */
export interface StoredFile {
  /** Relative to the release, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

/** Where the files of releases live. A stored release never changes. */
export interface ReleaseStore {
  /**
   * Stores a release so that it becomes visible as a whole or, when `files` throws or the process dies, not at all.
   * False when the release is there already, which is then left as it is.
   */
  write(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<boolean>;
  /** Puts back files of a stored release that have gone missing; touches none that is there. */
  restore(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<void>;
  /** Paths of all stored files of a release; null when it is not there. */
  list(area: string, release: string): Promise<string[] | null>;
  /** Bytes of one file that `list` named. Rejects when it is missing or unreadable. */
  read(area: string, release: string, path: string): Promise<Uint8Array>;
  /** Removes a release as a whole: readers never see a part of it. Does nothing when it is not there. */
  remove(area: string, release: string): Promise<void>;
}

export const notStored = (area: string, release: string, path: string): Error =>
  new Error(`${path} of release ${release} of ${area} is not stored`);
