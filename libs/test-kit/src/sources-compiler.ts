/** For a process of its own that runs sources with decorators: `node --import <this file>`. */
export const SOURCES_COMPILER = new URL('./compile-sources.ts', import.meta.url).pathname;
