import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const CONSOLE_FOLDER = fileURLToPath(new URL('../../../../operator-console/dist/', import.meta.url));

const fileSchema = z.object({
  file: z.string().regex(/^[\w-]+(\.[\w-]+)*\.(js|css)$/),
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});
const indexSchema = z.object({ scripts: z.array(fileSchema).min(1), styles: z.array(fileSchema) });

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface ConsoleFile {
  file: string;
  integrity: string;
}
/** The built operator console, in memory. It must work even when releases are broken. */
export interface OperatorConsole {
  scripts: readonly ConsoleFile[];
  styles: readonly ConsoleFile[];
  files: ReadonlyMap<string, { type: string; content: Buffer }>;
}

export function readConsole(folder: string): OperatorConsole | null {
  const index = join(folder, 'console.json');
  if (!existsSync(index)) return null;
  const { scripts, styles } = indexSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  const files = new Map(
    [...scripts, ...styles].map(({ file }) => [
      file,
      { type: CONTENT_TYPES[extname(file)]!, content: readFileSync(join(folder, file)) },
    ]),
  );
  return { scripts, styles, files };
}
