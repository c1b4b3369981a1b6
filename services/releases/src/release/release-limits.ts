export const DESCRIPTOR_FILE = 'release.json';

export const RELEASE_LIMITS = {
  files: 2000,
  fileBytes: 20 * 1024 * 1024,
  totalBytes: 200 * 1024 * 1024,
  /**
   * Limit in bytes of the part that every page of the site contains: `area.json` and the first files with
   * their hashes.
   */
  pageBytes: 32 * 1024,
};
