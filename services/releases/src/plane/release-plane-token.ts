export const RELEASE_PLANE = Symbol('RELEASE_PLANE');
