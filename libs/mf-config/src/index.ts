export { buildRelease } from './build-release.ts';
export { serveDevelopment } from './serve-development.ts';
export type { Project } from './project.ts';
