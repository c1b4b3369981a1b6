import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

export type Account = { uid: number; gid: number } | null;

/**
 * Returns the OS user for Postgres, which refuses to run as root. Root uses the owner of an existing cluster,
 * else the system's `postgres` user, else `nobody`; no user is created.
 *
 * @throws {Error} when this process is not root and the cluster belongs to another user
 */
export function chooseAccount(cluster: string): Account {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const ownUid = process.getuid?.() ?? 0;
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new Error(
        `The database in ${cluster} belongs to another user (uid ${owner.uid}). Start as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return null;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Returns whether Postgres, running as `account`, can enter the folder or execute the file. */
export function canReach(account: Account, path: string): boolean {
  // Tests in the kernel rather than by mode bits: ACLs and mount options count too.
  const result = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' });
  if (result.error) {
    throw new Error(
      'Root cannot start programs as an unprivileged user here, which Postgres needs. Start as an ordinary user or set DATABASE_URL.',
      { cause: result.error },
    );
  }
  return result.status === 0;
}

function lookUp(user: string): Account {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}
