import { posix } from 'node:path';

/**
 * What a release may hold, by the end of its name, and as what it is served: scripts, styles, fonts, images and JSON.
 * Nothing that a browser opens as a page of the site but SVG, which is served in a sandbox.
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

/** The content type of a file of a release, whatever is in it; null for a file that no release may hold. */
export const contentTypeOf = (path: string): string | null => FILE_TYPES[posix.extname(path)] ?? null;

/** One sentence for each path that is of none of the types that a release may hold. */
export const findTypeProblems = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => contentTypeOf(path) === null)
    .map((path) => `${path}: no script, style, font, image or JSON file by its name`);
