import { readFileSync } from 'node:fs';
import type { PalettePageResponse } from '@danqing/contracts/palettes';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { processesOf } from '../support/processes.ts';
import { startSite } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

const servicesOf = (folder: string): Record<string, number> =>
  Object.fromEntries(
    processesOf(folder).flatMap((pid) => {
      const [, name] =
        /services\/(\w+)\/dist\/main\.js/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? [];
      return name ? [[name, pid]] : [];
    }),
  );

test('a split site signs in, saves, sells and draws palettes, and a service that dies is started again', async ({
  page,
  request,
}) => {
  const site = await startSite({ split: true });
  try {
    const processes = servicesOf(site.dataDir);
    const services = [
      'agent',
      'cocreate',
      'colors',
      'creations',
      'credits',
      'gateway',
      'identity',
      'palettes',
      'payments',
    ];
    expect(Object.keys(processes).sort()).toEqual(services);

    const [owner, other] = [await newMember(request, site.url), await newMember(request, site.url)];
    await rememberMember(page, owner);
    await page.goto(`${site.url}/colors/竹青`);
    await areaReady(page);
    await page.getByRole('button', { name: '保存调色板' }).click();
    const dialog = page.getByRole('dialog', { name: '保存调色板' });
    await dialog.getByLabel('调色板名称 *').fill('分而治之');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${site.url}/palettes`);
    await areaReady(page);
    await expect(page.getByRole('listitem').filter({ hasText: '分而治之' })).toBeVisible();

    const list = await request.get(`${site.url}/api/palettes/public`);
    const { data } = (await list.json()) as PalettePageResponse;
    const [{ id } = { id: 0 }] = data.items;
    const claim = await request.post(`${site.url}/api/downloads/claim`, {
      headers: bearer(other),
      data: { resourceType: 'palette', resourceId: id },
    });
    expect(await claim.json()).toMatchObject({ success: true, data: { credits: 9 } });
    const picture = await request.post(`${site.url}/api/palettes/export-image`, {
      data: { palette: { name: '分', colors: [{ hex: '#ED5126' }] } },
    });
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

    process.kill(processes.identity ?? 0, 'SIGKILL');
    const me = () => request.get(`${site.url}/api/auth/me`, { headers: bearer(owner) });
    await expect.poll(async () => (await me()).status()).toBe(200);
    expect(servicesOf(site.dataDir).identity).not.toBe(processes.identity);
  } finally {
    await page.close();
    await site.stop();
    expect(processesOf(site.dataDir)).toEqual([]);
  }
});
