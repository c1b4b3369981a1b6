import { posix } from 'node:path';

/**
 * Content types of the files allowed in a release, by extension. None of them opens as a page of the site,
 * except SVG, which is served in a sandbox.
 */
const FILE_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Returns the content type by extension only, or null for a file that no release may contain. */
export const contentTypeOf = (path: string): string | null => FILE_TYPES[posix.extname(path)] ?? null;

export const findTypeProblems = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => contentTypeOf(path) === null)
    .map((path) => `${path}: no script, style, font, image or JSON file by its name`);
