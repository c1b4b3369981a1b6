import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { removeDataDir, temporaryDataDir } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  OPERATOR_TOKEN: 'a-token-of-this-drill-alone',
  OTP_PEPPER: 'a-pepper-of-this-drill-alone-that-is-long',
  SMTP_URL: 'smtps://site:secret@127.0.0.1:465',
  MAIL_FROM: 'Danqing <site@danqing.example>',
  SHUTDOWN_DELAY_SECONDS: '1',
};

test('the packed folder runs in production, beside a Postgres of its own, without the sources', async ({
  page,
}) => {
  // Outside the workspace, so that its node_modules cannot be resolved.
  const folder = mkdtempSync(join(tmpdir(), 'danqing-shipped-'));
  const [databaseDir, dataDir] = [temporaryDataDir(), temporaryDataDir()];
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir });
  let site: ChildProcess | undefined;
  try {
    execFileSync(process.execPath, ['tools/pack.ts', join(folder, 'packed'), '--no-build'], {
      cwd: WORKSPACE,
    });
    // Moves the folder as a deployment does, so links back to the old place would break.
    cpSync(join(folder, 'packed'), join(folder, 'site'), { recursive: true, verbatimSymlinks: true });
    rmSync(join(folder, 'packed'), { recursive: true });
    for (const path of ['node_modules/@rspack', 'node_modules/react', 'node_modules/nx', 'shell/src'])
      expect(existsSync(join(folder, 'site', path)), path).toBe(false);

    const port = String(await freePort());
    const env = {
      PATH: process.env.PATH,
      ...SETTINGS,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
    };
    const started = spawn(process.execPath, ['tools/start.ts', '--no-build'], {
      cwd: join(folder, 'site'),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => started.once('exit', resolve));
    site = started;
    let output = '';
    started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 90_000 }).toMatch(/^ready /m);

    const url = `http://localhost:${port}`;
    await page.goto(`${url}/colors/月白`);
    await areaReady(page);
    const statusOf = async (path: string) => (await page.request.get(url + path)).status();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/operator')).toBe(200);
    expect(await statusOf('/images/sepu/page5.webp')).toBe(200);
    const picture = await page.request.get(`${url}/og/zh/${encodeURIComponent('朱红')}.png`);
    expect(picture.headers()['content-type']).toBe('image/png');

    const operate = (program: string, ...args: string[]) =>
      execFileSync(process.execPath, [`tools/${program}.ts`, ...args], {
        cwd: join(folder, 'site'),
        env,
        encoding: 'utf8',
      });
    expect(operate('release', 'status')).toMatch(/generator/);
    expect(operate('verify')).toMatch(/files of releases: \d+ named, 0 missing\n/);
    for (const program of ['backup', 'restore']) expect(operate(program, '--help')).toContain('<folder>');

    // Leaves the page first, so its prefetches do not hit a stopped site.
    await page.goto('about:blank');
    started.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    site?.kill();
    await postgres.stop();
    for (const used of [databaseDir, dataDir]) await removeDataDir(used);
    rmSync(folder, { recursive: true, force: true });
  }
});
