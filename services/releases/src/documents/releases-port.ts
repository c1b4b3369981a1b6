export const RELEASES_PORT = Symbol('RELEASES_PORT');
