// Signs an operator in with a name and a second factor, then attacks that session from a page of the same
// site.
import type { Page } from '@playwright/test';
import { move } from '../support/operator.ts';
import { codeStep, oneTimeCode, STEP_MS } from '../support/one-time-code.ts';
import { operators, release, startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/40[13]|frame/i] });

let site: Site;
let token: string;
let secret: string;
let step: number;
test.beforeAll(async () => {
  site = await startSite();
  token = (JSON.parse(await operators(site, 'add', '值班', '--json')) as { token: string }).token;
  secret = (JSON.parse(await operators(site, 'totp', '值班', '--json')) as { secret: string }).secret;
  // Waits for the first half of an interval. The command takes seconds, and the previous code is accepted
  // only until the current interval ends.
  await expect.poll(() => Date.now() % STEP_MS).toBeLessThan(STEP_MS / 2);
  step = codeStep() - 1;
  await operators(site, 'totp', '值班', '--code', oneTimeCode(secret, step));
});
test.afterAll(() => site.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/operator`);
  await page.getByLabel('操作员令牌').fill(token);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByLabel('验证码')).toBeFocused();
  step = Math.max(step + 1, codeStep());
  await page.getByLabel('验证码').fill(oneTimeCode(secret, step));
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

test('the shared token serves no more', async () => {
  await expect(move(site, 'generator', { action: 'kill', reason: 'x' })).rejects.toThrow(
    'OPERATOR_NAME_REQUIRED',
  );
});

test('the command line takes only the names of operators', async () => {
  const pause = (...options: string[]) => release(site, 'pause', 'palettes', '--reason', 'x', ...options);
  await expect(pause()).rejects.toThrow('OPERATOR_UNKNOWN: There is no operator drill.');
  await expect(pause('--as', '值班')).rejects.toThrow('NO_CANARY');
});

test('signs in with token and code, moves under their own name, and reads it in the security log', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('banner')).toContainText('值班');
  const cookies = await page.context().cookies([`${site.url}/operator`, `${site.url}/api/operator/x`]);
  expect(cookies.map(({ path, httpOnly, sameSite }) => [path, httpOnly, sameSite]).sort()).toEqual([
    ['/api/operator', true, 'Strict'],
    ['/operator', true, 'Strict'],
  ]);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('page-token');

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /palettes/ }) });
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '停用区域', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('演练');
  await dialog.getByRole('button', { name: /^停用/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('已停用')).toBeVisible();

  await page.getByRole('button', { name: '安全日志' }).click();
  const log = page.getByRole('table', { name: '安全日志' });
  await expect(async () => {
    await page.getByRole('button', { name: '筛选' }).click();
    await expect(
      log.getByRole('row', { name: /操作员变动.*operator 值班.*area palettes · kill/ }),
    ).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();

  await page.reload();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page.getByLabel('操作员令牌')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('操作员令牌')).toBeVisible();
  const history = await operators(site, 'log', '--actor', 'operator 值班', '--json');
  expect(history).toContain('console sign-out');
});

test('a script on another page of the site can neither read nor move with the session, nor get at the console', async ({
  page,
  context,
}) => {
  await signIn(page);
  const stranger = await context.newPage();
  await stranger.goto(`${site.url}/palettes`);
  const base = new URL(site.url).pathname.replace(/\/$/, '');
  const got = await stranger.evaluate(async (root) => {
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${root}${path}`, { credentials: 'include', ...init });
      return [response.status, await response.text()] as const;
    };
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ action: 'kill', reason: 'x', seen: 0 });
    return {
      look: await ask('/api/operator/overview', { referrer: `${root}/operator` }),
      move: await ask('/api/operator/areas/generator/moves', { method: 'POST', headers: json, body }),
      session: await ask('/api/operator/session'),
      page: await ask('/operator'),
    };
  }, base);
  expect([got.look[0], got.move[0], got.session[0], got.page[0]]).toEqual([401, 401, 401, 200]);
  expect(got.page[1]).not.toContain('page-token');

  const opened = context.waitForEvent('page');
  await stranger.evaluate((root) => {
    const shown = window.open(`${root}/operator`);
    Object.assign(window, { shown });
    const frame = document.createElement('iframe');
    frame.src = `${root}/operator`;
    document.body.append(frame);
  }, base);
  const console_ = await opened;
  await expect(console_.getByRole('table')).toBeVisible();
  await expect
    .poll(() =>
      stranger.evaluate(() => {
        const { shown } = window as unknown as { shown: Window };
        const inside = document.querySelector('iframe')?.contentDocument?.getElementById('root');
        return [shown.closed, inside ?? null];
      }),
    )
    .toEqual([true, null]);
  await expect(page.getByText('实时')).toBeVisible();
});
