import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { openDatabase } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { externalDatabase } from './external-database.ts';
import { DEVELOPMENT_SECRET, type Site } from './site.ts';

const MAIN = join(dirname(dirname(import.meta.dirname)), 'services/gateway/dist/main.js');

export interface Gateway {
  url: string;
  kill(): void;
  stop(): Promise<void>;
}

/** Starts a gateway beside that of the site, on a free port if none is given. */
export async function startSecondGateway(
  { dataDir }: Site,
  { port }: { port?: number } = {},
): Promise<Gateway> {
  const database = await openDatabase({
    addresses: { DATABASE_URL: await externalDatabase(dataDir) },
    dataDir,
    provideRoles: true,
  });
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      CLIENT_LIMIT_FACTOR: '1000',
      DEVELOPMENT_SECRET,
      PORT: String(port ?? (await freePort())),
      DATA_DIR: dataDir,
      ...database.variables,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready.replace(/\/$/, '')));
    child.once('exit', (code) => reject(new Error(`the second gateway ended with ${code}`)));
  });
  return {
    url,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await database.close();
    },
  };
}
