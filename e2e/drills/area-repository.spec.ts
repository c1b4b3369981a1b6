import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@danqing/nest-kit/free-ports';
import type { Page } from '@playwright/test';
import { createAreaRepository, type AreaRepository } from '../support/area-repository.ts';
import { callOperatorApi } from '../support/operator.ts';
import { readPipelineScript, readWorkflow } from '../support/pipelines.ts';
import { release, startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

/** The drill installs everything with npm; the test in between has links, and leaves out `npm ci`. */
const INSTALL = process.env.AREA_REPOSITORY_DRILL === '1';

test.describe.configure({ mode: 'serial' });
test.setTimeout(INSTALL ? 900_000 : 300_000);

let site: Site;
let repository: AreaRepository;
let token: string;
test.beforeAll(async () => {
  [site, repository] = await Promise.all([startSite(), createAreaRepository({ install: INSTALL })]);
  ({ token } = (await callOperatorApi(site, 'publishers', { name: 'tea team', area: 'tea-house' })) as {
    token: string;
  });
});
test.afterAll(async () => {
  await site.stop();
  await repository.remove();
});

const greeting = (page: Page) => page.getByRole('button', { name: '问好' });

test('the workflow of GitHub checks, builds and publishes the area, and comments with a link that shows it', async ({
  page,
  browser,
}) => {
  const change = 'https://github.example/tea/house/pull/7';
  const steps = readWorkflow(repository.folder, {
    'vars.DANQING_SITE': site.url,
    'secrets.DANQING_TOKEN': token,
    'github.token': 'token of github',
    'github.event.pull_request.html_url': change,
  });
  expect(steps.length).toBeGreaterThan(6);
  for (const { run, env } of steps) await repository.shell(run, env);
  expect(repository.calls()).toContain(`gh pr comment ${change} --body-file preview.md`);

  const comment = readFileSync(join(repository.folder, 'preview.md'), 'utf8');
  expect(comment).toMatch(/^### Preview of tea-house `[0-9a-f]{6}`/);
  const [, link = ''] = /\]\((\S+)\)/.exec(comment) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: '开始预览' }).click();
  await page.waitForURL(`${site.url}/tea-house`);
  await areaReady(page);
  await greeting(page).click();
  await expect(page.getByText(/^你好，/)).toBeVisible();

  const visitor = await browser.newPage();
  expect((await visitor.goto(`${site.url}/tea-house`))?.status()).toBe(404);
  await visitor.close();
});

test('the pipeline of GitLab does the same', async () => {
  const checks = readWorkflow(repository.folder, {
    'vars.DANQING_SITE': '',
    'secrets.DANQING_TOKEN': '',
    'github.token': '',
    'github.event.pull_request.html_url': '',
  });
  const check = readPipelineScript(repository.folder, 'check');
  expect(check.map((line) => line.replace(' --cache .npm', ''))).toEqual(
    checks.slice(0, check.length).map(({ run }) => run),
  );
  const env = {
    DANQING_SITE: site.url,
    DANQING_TOKEN: token,
    COMMENT_TOKEN: 'token of gitlab',
    CI_MERGE_REQUEST_IID: '7',
    CI_API_V4_URL: 'https://gitlab.example/api/v4',
    CI_PROJECT_ID: '42',
  };
  // Each line has the same shell in GitLab.
  await repository.shell(readPipelineScript(repository.folder, 'publish').join('\n'), env);
  expect(repository.calls()).toContain(
    'body@preview.md https://gitlab.example/api/v4/projects/42/merge_requests/7/notes',
  );
});

test('danqing dev shows the sources on the running site, to the developer only', async ({ page }) => {
  const port = await freePort();
  const env = repository.environment({ DANQING_SITE: site.url, DANQING_TOKEN: token });
  const command = join(repository.folder, 'node_modules/.bin/danqing');
  const server = spawn(command, ['dev', '--port', String(port)], {
    cwd: repository.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      server.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/^ready /m.test(output)) resolve();
      });
      void ended.then((code) => reject(new Error(`danqing dev ended with ${code}:\n${output}`)));
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('button', { name: '在此浏览器中替换' }).click();
    await page.waitForURL(`${site.url}/tea-house`);
    await expect(greeting(page)).toBeVisible();
    const texts = join(repository.folder, 'src/locales/zh.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('"问好"', '"请喝茶"'));
    await expect(page.getByRole('button', { name: '请喝茶' })).toBeVisible();
  } finally {
    server.kill('SIGINT');
  }
  expect(await ended).toBe(0);
});

test('an activated release of it is a page of the site like any other', async ({ page }) => {
  const env = { DANQING_SITE: site.url, DANQING_TOKEN: token };
  await repository.shell('npm run build', env);
  const published = JSON.parse(await repository.shell('npx danqing publish --json', env)) as {
    release: string;
  };
  await release(site, 'activate', 'tea-house', published.release, '--reason', 'new', '--site', site.url);
  await page.goto(`${site.url}/en`);
  await page.getByRole('navigation').getByRole('link', { name: 'Tea house' }).click();
  await areaReady(page);
  await expect(page).toHaveTitle('Tea house · Danqing, Chinese colour palettes');
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByText(/^Hello, /)).toBeVisible();
});
