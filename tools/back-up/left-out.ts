/**
 * What a back-up of `DATA_DIR` leaves out, by its path, each with the reason. Everything else is in it, so that a store
 * which a service adds later is, too.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  postgres: 'the embedded database: the dump has its content, and files of a running server are of no use',
  'release-files': 'copies of releases that are in the bucket; a gateway fetches them again',
  uploads: 'releases that a publisher is still sending; an interrupted upload begins again',
  'releases/.uploads': 'releases that are being written',
  'running-site': 'the address of the site that runs now',
  '.cache': 'caches of programs, for which the data folder of a server is the home folder',
};
/** Name of the folder, in every store on disk, of objects that are being written. */
const INCOMING = '.incoming';

/** Whether a back-up leaves out this path of `DATA_DIR`, and with it all below it. */
export const isLeftOut = (path: string): boolean =>
  Object.hasOwn(LEFT_OUT, path) || path.split('/').at(-1) === INCOMING;
