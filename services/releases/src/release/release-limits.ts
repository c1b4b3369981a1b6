/** The descriptor's place in a build folder and in a stored release; not one of the files that it lists. */
export const DESCRIPTOR_FILE = 'release.json';

/** What one release may hold at most. */
export const RELEASE_LIMITS = {
  files: 2000,
  /** Of one file, the descriptor included. */
  fileBytes: 20 * 1024 * 1024,
  totalBytes: 200 * 1024 * 1024,
  /** Of what every page of the site carries: `area.json`, and what is loaded first with its hashes. */
  pageBytes: 32 * 1024,
};
