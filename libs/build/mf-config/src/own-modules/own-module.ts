import { extname, join } from 'node:path';

/**
 * Returns the path of a module of this library that the compiler reads. The workspace has it as TypeScript, the
 * published package as JavaScript.
 *
 * @param name path from `src` without an extension
 */
export const ownModule = (name: string): string =>
  join(import.meta.dirname, '..', `${name}${extname(import.meta.filename)}`);
