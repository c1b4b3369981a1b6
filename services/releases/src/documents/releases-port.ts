/** Injection token of the ReleasesPort. */
export const RELEASES_PORT = Symbol('RELEASES_PORT');
