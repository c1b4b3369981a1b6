import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@danqing/nest-kit/free-ports';
import { expect } from './test.ts';

const CONFIGURATION = join(dirname(dirname(import.meta.dirname)), 'deploy/nginx.conf');
/** Set by `npm run drills`, so that `npm test` starts no nginx. */
const { NGINX_PATH } = process.env;

export function hasNginx(): boolean {
  if (NGINX_PATH === undefined) return false;
  const exists = existsSync(NGINX_PATH);
  if (!exists) console.log(`skipped: there is no nginx at ${NGINX_PATH}; install it or set NGINX_PATH`);
  return exists;
}

export interface Edge {
  url: string;
  /** Returns the addresses of all requests that reached a gateway, with each attempt. */
  originRequests(): string[];
  /** Counts the requests, and attempts, that were sent to one gateway. */
  requestsTo(gateway: string): number;
  stop(): Promise<void>;
}

/** Starts nginx with the shipped configuration, on a free port without TLS, in front of these gateways. */
export async function startNginx(gateways: readonly string[]): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-edge-'));
  // If root starts nginx, its workers run as another user. They answer 500 if they cannot enter the folder.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'temporary'));
  const port = await freePort();
  const shipped = readFileSync(CONFIGURATION, 'utf8')
    .replace(/server \{\n\tlisten 80;[^]*?\n\}\n/, '')
    .replaceAll(/\t(?:ssl_|listen \[).*\n/g, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('server_name danqing.example;', 'server_name _;')
    .replace('/var/cache/nginx/danqing', join(folder, 'cache'))
    .replace(
      /\tserver 127\.0\.0\.1:8080([^;]*);/,
      gateways.map((url) => `\tserver ${addressOf(url)}$1;`).join('\n'),
    );
  const log = join(folder, 'requests.log');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http {
log_format origin '$uri $upstream_addr'; log_subrequest on; access_log ${log} origin;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join(' ')}
${shipped}}`,
  );
  const nginx = spawn(
    NGINX_PATH!,
    ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`],
    {
      stdio: 'inherit',
    },
  );
  const ended = once(nginx, 'exit');
  await expect.poll(() => accepts(port)).toBe(true);
  const attempts = () =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [path = '', ...addresses] = line.split(/,? /);
        return addresses.filter((address) => address !== '-').map((address) => ({ path, address }));
      });
  return {
    url: `http://127.0.0.1:${port}`,
    originRequests: () => attempts().map(({ path }) => path),
    requestsTo: (gateway) => attempts().filter(({ address }) => address === addressOf(gateway)).length,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns an address of IPv4, because `localhost` has two, of which a gateway listens at one. */
const addressOf = (gateway: string) => `127.0.0.1:${new URL(gateway).port}`;

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
