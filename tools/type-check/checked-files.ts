import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that passed its check. */
export interface CheckedFile {
  /** Hash of everything that the check depended on. */
  key: string;
  /** Hash of the text. */
  text: string;
  /** Workspace files that the text imports. */
  imports: string[];
  /** True when the file declares names for files that do not import it. */
  ambient: boolean;
  /** Present if another file imports this one: hash of its declarations, and the files that these import. */
  declarations?: { hash: string; imports: string[] };
}

/** Returns the recorded files, or none if the file is missing, damaged or of another version. */
export function readCheckedFiles(file: string | undefined, version: string): Map<string, CheckedFile> {
  if (file === undefined) return new Map();
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
      files: Record<string, CheckedFile>;
    };
    return new Map(stored.version === version ? Object.entries(stored.files) : []);
  } catch {
    return new Map();
  }
}

export function writeCheckedFiles(
  file: string | undefined,
  version: string,
  files: ReadonlyMap<string, CheckedFile>,
): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ version, files: Object.fromEntries(files) }));
  renameSync(next, file);
}
