/** Injection token of the ReleasePlane. */
export const RELEASE_PLANE = Symbol('RELEASE_PLANE');
