import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitPasswords, type DatabaseConfig } from '@danqing/nest-kit/config';
import { findMountBrowser, NO_BROWSER } from './smoke/find-mount-browser.ts';
import { progress, WORKSPACE } from './steps.ts';
import { supervise } from './supervise.ts';

/** Settings that the worker gets, beside its database. It runs code of releases in its browser. */
const PASSED =
  /^(?:PATH|HOME|LANG|NODE_ENV|NODE_EXTRA_CA_CERTS|RELEASE_ENVIRONMENT|(?:S3|AREA_MAX|PAGE_MAX)_.*)$/;

interface MountsOptions {
  env: NodeJS.ProcessEnv;
  browser: string;
  database: DatabaseConfig;
  dataDir: string;
  siteUrl: string;
  nodeOptions: readonly string[];
}

/**
 * Returns the browser for mounting releases, and says so where there is none.
 *
 * @returns null without an installed browser, or with MOUNT_WORKER=off
 */
export async function chooseMountBrowser(env: NodeJS.ProcessEnv): Promise<string | null> {
  const off = env.MOUNT_WORKER === 'off';
  const browser = off ? null : await findMountBrowser(env).catch(() => null);
  progress('mounts', browser ?? (off ? 'off: releases are not tried in a browser' : NO_BROWSER));
  return browser;
}

/** Runs a mount worker beside the site, which does not depend on it. Returns the function that stops it. */
export function superviseMounts({
  env,
  browser,
  database,
  dataDir,
  siteUrl,
  nodeOptions,
}: MountsOptions): () => Promise<void> {
  const passed = Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name)));
  const temporary = mkdtempSync(join(tmpdir(), 'danqing-mounts-'));
  const worker = supervise({
    name: 'mounts',
    limits: { stopMs: 15_000 },
    start: () => {
      // A worker that was killed leaves the folders of its mounts.
      removeFolder(temporary);
      mkdirSync(temporary);
      return spawn(process.execPath, [...nodeOptions, join(WORKSPACE, 'tools/mount-worker.ts')], {
        cwd: WORKSPACE,
        env: {
          ...passed,
          ...limitPasswords(database, ['releases']),
          TMPDIR: temporary,
          DATA_DIR: dataDir,
          SITE_URL: siteUrl,
          CHROMIUM_PATH: browser,
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
    },
  });
  const removed = worker.ended.catch(() => undefined).then(() => removeFolder(temporary));
  let stopped = false;
  return () => {
    if (!stopped) worker.stop();
    stopped = true;
    return removed;
  };
}

/** Removes a folder in which a killed browser may write for a moment. */
const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
