import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const NO_BROWSER =
  'no browser found: releases are not tried in one before visitors get them. Install Chromium, name one in CHROMIUM_PATH, or set MOUNT_WORKER=off';

/**
 * Returns the path of an installed browser, or null. Another process asks Playwright, which would stay in the
 * memory of this one.
 */
export async function findMountBrowser(env: NodeJS.ProcessEnv): Promise<string | null> {
  const program = join(import.meta.dirname, 'print-browser.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  return stdout || null;
}
