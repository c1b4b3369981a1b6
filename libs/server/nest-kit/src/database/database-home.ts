import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canReach, chooseAccount, type Account } from './account.ts';

export interface DatabaseHome {
  folder: string;
  cluster: string;
  log: string;
  lock: string;
  account: Account;
}

/**
 * Prepares `<dataDir>/postgres`. If that is inside a folder that only root may enter, such as /root, Postgres
 * cannot reach it. The fallback is a folder under /var/lib/danqing or /var/tmp, which `onProgress` reports.
 */
export function prepareHome(dataDir: string, onProgress: (message: string) => void): DatabaseHome {
  const wanted = makeFolder(join(resolve(dataDir), 'postgres'));
  const account = chooseAccount(clusterOf(wanted));
  if (canReach(account, wanted)) return describe(wanted, account);

  const id = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  for (const folder of [`/var/lib/danqing/${id}`, `/var/tmp/danqing-${id}`]) {
    try {
      makeFolder(folder);
    } catch {
      continue;
    }
    const owner = statSync(folder).uid;
    // Any user may create folders in /var/tmp; one of another user could be a trap.
    if (owner !== 0) continue;
    const fallbackAccount = chooseAccount(clusterOf(folder));
    if (!canReach(fallbackAccount, folder)) continue;
    onProgress(`Postgres cannot enter ${wanted}, so the database is kept in ${folder}`);
    return describe(folder, fallbackAccount);
  }
  throw new Error(
    `Postgres does not run as root, and as an unprivileged user it cannot enter ${wanted}. Set DATA_DIR to a folder that every user may enter.`,
  );
}

function makeFolder(folder: string): string {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o755 });
  return realpathSync(folder);
}

const clusterOf = (folder: string) => join(folder, 'pgdata');

const describe = (folder: string, account: Account): DatabaseHome => ({
  folder,
  cluster: clusterOf(folder),
  log: join(folder, 'postgres.log'),
  lock: join(folder, 'start.lock'),
  account,
});
