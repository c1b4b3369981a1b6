import { spawn } from 'node:child_process';

/**
 * Runs a Postgres client program on a database. The password is in the environment, because other users of
 * the machine can see process arguments.
 *
 * @throws {Error} when the program fails or is not installed
 */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...args, '--no-password', '--dbname', url.href], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${program} is not installed. It comes with postgresql-client, of the server's version or newer.`,
      { cause: error },
    );
  });
  if (code !== 0) throw new Error(`${program} failed.`);
}
