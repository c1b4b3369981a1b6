import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Throws an error when the user cannot write to the folder or create it. */
export function checkDataDir(dataDir: string): void {
  let folder = dataDir;
  try {
    while (!statSync(folder, { throwIfNoEntry: false })) folder = dirname(folder);
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file`);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = code === 'ENOTDIR' ? 'a part of its path is a file' : code ? `${folder}: ${code}` : message;
    throw new Error(
      `The data folder ${dataDir} cannot be written by this user (${why}). ` +
        'Give the user the right to, or set DATA_DIR to another folder.',
      { cause },
    );
  }
}
