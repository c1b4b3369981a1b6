import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@danqing/nest-kit/free-ports';
import { callOperatorApi } from './operator.ts';
import type { Site } from './site.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));

export interface DevelopmentServer {
  /** The URL that the server prints for its developer, without a trailing slash. */
  origin: string;
  stop(): Promise<number | null>;
}

/** Runs `npm run dev -- <area> --site …` with a publisher token of that area, until it is ready. */
export async function developInside(site: Site, area: string): Promise<DevelopmentServer> {
  const { token } = (await callOperatorApi(site, 'publishers', { name: 'developer', area })) as {
    token: string;
  };
  const folder = mkdtempSync(join(tmpdir(), 'danqing-token-'));
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, token, { mode: 0o600 });
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ['tools/dev.ts', area, '--no-build', '--site', site.url, '--token-file', tokenFile, '--port', port],
    { cwd: WORKSPACE, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve)).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  const ready = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /^ready (\S+)\/$/m.exec(output) ?? [];
      if (url) resolve(url);
    });
    void ended.then((code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
  return {
    origin: ready,
    stop() {
      if (child.exitCode === null) child.kill('SIGINT');
      return ended;
    },
  };
}
