/**
 * Paths of `DATA_DIR` that a back-up excludes, each with the reason. All other paths are included, so that
 * new stores are backed up by default.
 */
export const EXCLUDED: Readonly<Record<string, string>> = {
  postgres: 'the embedded database: the dump has its content, and files of a running server are of no use',
  'release-files': 'copies of releases that are in the bucket; a gateway fetches them again',
  uploads: 'releases that a publisher is still sending; an interrupted upload begins again',
  'releases/.uploads': 'releases that are being written',
  'running-site': 'the address of the site that runs now',
  '.cache': 'caches of programs, for which the data folder of a server is the home folder',
};
const INCOMING = '.incoming';

export const isExcluded = (path: string): boolean =>
  Object.hasOwn(EXCLUDED, path) || path.split('/').at(-1) === INCOMING;
