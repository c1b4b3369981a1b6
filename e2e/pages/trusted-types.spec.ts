import { expect, test } from '../support/test.ts';

test.use({
  expectedErrors: [
    /requires 'Trusted|TrustedTypePolicy named 'own'|status of 404|violates the following Content Security/,
  ],
});

test('nothing makes text to markup or script, and no script comes from elsewhere', async ({ page }) => {
  await page.goto('/palettes');
  await page.waitForSelector('[data-started]');
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x">'),
      'script text': () => (document.createElement('script').text = '1'),
      'a timer of text': () => setTimeout('1'),
      'a script from elsewhere': () => (document.createElement('script').src = 'https://evil.example/x.js'),
      'a script that is data': () => (document.createElement('script').src = '/api/colors'),
      'a worker that is data': () => new Worker('/api/colors'),
      'a policy of one’s own': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('own', {}),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual([
    'markup',
    'script text',
    'a timer of text',
    'a script from elsewhere',
    'a script that is data',
    'a worker that is data',
    'a policy of one’s own',
  ]);
});

test('elements injected into a page do not run, although its policy is the same for all', async ({
  page,
}) => {
  await page.route('**/palettes', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.injected = "script"</script><img src="data:," onerror="window.injected = \'handler\'">' +
        '<a id="target" style="top: 7px">x</a><style>#target { left: 9px }</style></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/palettes');
  await page.waitForSelector('[data-started]');
  const effects = await page.evaluate(() => {
    const { top, left } = getComputedStyle(document.getElementById('target')!);
    return [(window as { injected?: string }).injected, top, left];
  });
  expect(effects).toEqual([undefined, 'auto', 'auto']);
});

test('pages, areas and the console break no policy', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/policy-reports')) reports.push(String(request.postData()));
  });
  for (const path of ['/', '/palettes', '/en/legal/terms.html', '/nothing']) {
    await page.goto(path);
    await page.waitForSelector('[data-started]');
  }
  await page.goto('/operator');
  await expect(page.locator('form').first()).toBeVisible();
  expect(reports).toEqual([]);
});

test('a language chosen in another tab does not lead to another site', async ({ page, context, baseURL }) => {
  await page.goto('/en//evil.example/x');
  await page.waitForSelector('[data-started]');
  const other = await context.newPage();
  await other.goto('/en/palettes');
  await other.evaluate(() => new BroadcastChannel('danqing-language').postMessage('zh'));
  await expect.poll(() => page.url()).toBe(`${new URL(String(baseURL)).origin}/evil.example/x`);
});
