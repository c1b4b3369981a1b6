export { buildRelease } from './build-release.ts';
export { defineProject } from './define-project.ts';
export { describeSources } from './describe-sources.ts';
export { serveDevelopment, type DevelopmentServer, type DevelopmentOptions } from './serve-development.ts';
export type { Project } from './project.ts';
