// Starts a rollout in the console of a site with two gateways, and follows it to its end.
import { rmSync } from 'node:fs';
import { accessibilityProblems } from '../support/accessibility.ts';
import { buildFixtureAreas } from '../support/fixture-areas.ts';
import { areaHistory, areaStatus, forceActive, operatorToken } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { startSecondGateway, type Gateway } from '../support/second-gateway.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { areaOf, visit } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
let second: Gateway;
let stable: string;
let fresh: string;
test.beforeAll(async () => {
  site = await startSite();
  const { workspace, builds } = buildFixtureAreas(
    ['one', 'two'].map((edition) => ({ area: 'sample', edition })),
  );
  stable = await publish(site, builds[0]!);
  fresh = await publish(site, builds[1]!);
  rmSync(workspace, { recursive: true });
  await forceActive(site, 'sample', stable);
  second = await startSecondGateway(site);
});
test.afterAll(async () => {
  await second.stop();
  await site.stop();
});

test('a rollout started in the console reaches everybody, step by step, each step once', async ({ page }) => {
  await page.goto(`${site.url}/operator`);
  await page.getByLabel('操作员令牌').fill(operatorToken(site));
  await page.getByRole('button', { name: '登录' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /sample/ }) });
  await row.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('版本').selectOption(fresh);
  await dialog.getByText('按计划').click();
  const plan = dialog.getByLabel('放量计划');
  await plan.fill('10%@2s,50%');
  await expect(dialog.getByText(/最后一步是 100%/)).toBeVisible();
  await expect(plan).toHaveAttribute('aria-invalid', 'true');
  await plan.fill('10%@1h,50%@1s,100%');
  await expect(dialog.getByText(/至少 1小时后所有人得到它/)).toBeVisible();
  await dialog.getByLabel('原因').fill('演练');
  await dialog.getByRole('checkbox').check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: '开始放量' }).click();
  await expect(dialog).toHaveCount(0);

  const progress = page.getByRole('region', { name: /放量$/ });
  await expect(progress.locator('[aria-current=step]')).toHaveText('10%');
  await expect(progress.getByText(/最早 59分钟.*后到 50%|最早 1小时后到 50%/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await progress.getByRole('button', { name: '直接下一步' }).press('Enter');
  await dialog.getByLabel('原因').fill('演练');
  await dialog.getByLabel('原因').press('Tab');
  await dialog.getByRole('button', { name: '直接下一步' }).press('Enter');
  // Few visitors, so the step takes three times its second.
  await expect.poll(async () => (await areaStatus(site, 'sample')).pointer.stable).toBe(fresh);
  await expect(progress).toHaveCount(0);
  await expect(row.getByText('放量中')).toHaveCount(0);
  for (const { url } of [site, second])
    await expect.poll(async () => areaOf(await visit(url), 'sample').release).toBe(fresh);

  const events = (await areaHistory(site, 'sample')).toReversed().slice(1);
  expect(events).toMatchObject([
    {
      action: 'canary',
      pointer: { stable, canary: { weight: 10 } },
      rollout: { decision: 'start', step: 1 },
    },
    {
      action: 'canary',
      pointer: { stable, canary: { weight: 50 } },
      rollout: { numbers: { why: 'hastened' } },
    },
    {
      action: 'promote',
      pointer: { stable: fresh, canary: null },
      actor: 'rollout',
      rollout: { decision: 'promote', step: 3, numbers: { why: 'quiet' } },
    },
  ]);
  expect(events).toHaveLength(3);

  await row.getByRole('rowheader').getByRole('button').click();
  await expect(page.getByText('放量完成 · 第 3 步，共 3 步')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`第 ${events.at(-1)?.sequence} 号变动的详情`) }).click();
  await expect(page.getByRole('table', { name: '上一步的数据' })).toBeVisible();
});
