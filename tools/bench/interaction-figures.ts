import type { CDPSession, Locator, Page } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { quantile } from './median.ts';
import type { Figure } from './figure.ts';
import { startBenchSite } from './start-bench-site.ts';

const PAGE = '/colors/%E6%9C%B1%E7%BA%A2';
const FRAME_MS = 16;
const SETTLED_MS = 300;
const MODE_CHANGES = 30;
const PLANE_MOVES = 20;
const PATTERN_CHANGES = 30;
const PATTERN =
  '/patterns?motif=pearls&complexity=1.5&spacing=0.9&shapeVariation=0&bleed=1&seed=12&bg=F6F4EA&colors=1F4B6E.4C8DAE.C9A063';
const SEARCHES = ['zhuhong', 'yuebai', 'qing', '237,81', '#ed51'];
const PICKS = ['月白', '朱红', '群青', '胭脂', '竹青', '藤黄', '雪白', '靛青', '桃红', '石绿'];

interface Cost {
  frame: number;
  /** Script time of the whole action, including work after the frame, such as the URL update. */
  script: number;
  style: number;
}

/**
 * Measures the script time of actions, on the generator with all 1,023 colours, on the wall and on patterns.
 */
export async function* interactionFigures(): AsyncGenerator<Figure> {
  const site = await startBenchSite();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // CPU time instead of wall time, so that other load has no effect.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(site.url + PAGE);
    await page.getByRole('radio').first().waitFor();
    await page.waitForLoadState('networkidle');

    const opened: Cost[] = [];
    const keys: Cost[] = [];
    const picked: Cost[] = [];
    const openPicker = async () => {
      opened.push(
        await costOf(page, session, await press(page.getByRole('button', { name: /^主色/ }), session)),
      );
    };
    // The first use downloads files that a visitor's hover would have preloaded.
    await openPicker();
    await page.getByRole('combobox').waitFor();
    opened.length = 0;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLED_MS);
    for (const text of SEARCHES) {
      await openPicker();
      for (const key of text) keys.push(await costOf(page, session, () => typeKey(session, key)));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(SETTLED_MS);
    }
    for (const name of PICKS) {
      await openPicker();
      await page.getByRole('combobox').fill(name);
      const option = page.getByRole('option').first();
      await option.waitFor();
      await page.waitForTimeout(SETTLED_MS);
      picked.push(await costOf(page, session, await press(option, session)));
    }
    const modes: Cost[] = [];
    for (let change = 1; change <= MODE_CHANGES; change++) {
      const segment = page.getByRole('radio').nth(change % 3);
      modes.push(await costOf(page, session, await press(segment, session)));
    }
    const mono = page.getByRole('radio').first();
    const evenSwitch = page.getByRole('switch').first();
    await mono.click();
    const even: Cost[] = [];
    for (let change = 1; change <= MODE_CHANGES; change++)
      even.push(await costOf(page, session, await press(evenSwitch, session)));
    const harmonies: Cost[] = [];
    for (let change = 1; change <= MODE_CHANGES; change++) {
      await page.getByRole('button', { name: /更多配色$/ }).click();
      const choice = page
        .getByRole('dialog')
        .getByRole('button')
        .nth(change % 4);
      await choice.waitFor();
      harmonies.push(await costOf(page, session, await press(choice, session)));
    }
    const drags = await mixerDrags(page, session);
    const filters = await wallFilters(page, session, site.url);
    const patterns = await patternChanges(page, session, site.url);
    yield figure('a mode change', modes);
    yield figure('even steps on and off', even);
    yield figure('a further harmony', harmonies);
    yield figure('a picked colour', picked);
    yield figure('a keystroke in the picker', keys);
    yield figure('opening the picker', opened);
    yield figure('a move on the plane of the mixer', drags);
    yield figure('a keystroke in the search of the wall', filters);
    yield figure('a change of a pattern', patterns);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function mixerDrags(page: Page, session: CDPSession): Promise<Cost[]> {
  await page.getByRole('button', { name: /^主色/ }).click();
  await page.getByRole('button', { name: '调色', exact: true }).click();
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the plane is not on screen');
  const at = (part: number) => ({ x: box.x + box.width * (0.1 + 0.4 * part), y: box.y + box.height / 2 });
  await page.mouse.move(at(0).x, at(0).y);
  await page.mouse.down();
  const costs: Cost[] = [];
  for (let move = 1; move <= PLANE_MOVES; move++)
    costs.push(
      await costOf(page, session, async () => {
        await session.send('Input.dispatchMouseEvent', {
          type: 'mouseMoved',
          button: 'left',
          buttons: 1,
          ...at(move / PLANE_MOVES),
        });
      }),
    );
  await page.mouse.up();
  await page.keyboard.press('Escape');
  return costs;
}

async function wallFilters(page: Page, session: CDPSession, siteUrl: string): Promise<Cost[]> {
  await page.goto(`${siteUrl}/colors`);
  const field = page.getByRole('searchbox');
  await page.locator('[data-tile]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const costs: Cost[] = [];
  for (const text of SEARCHES) {
    await field.fill('');
    await page.waitForTimeout(SETTLED_MS);
    await field.focus();
    for (const key of text) costs.push(await costOf(page, session, () => typeKey(session, key)));
  }
  return costs;
}

async function patternChanges(page: Page, session: CDPSession, siteUrl: string): Promise<Cost[]> {
  await page.goto(siteUrl + PATTERN);
  const slider = page.getByRole('slider').nth(2);
  await slider.waitFor();
  await page.waitForLoadState('networkidle');
  await slider.focus();
  const costs: Cost[] = [];
  for (let change = 1; change <= PATTERN_CHANGES; change++)
    costs.push(
      await costOf(page, session, async () => {
        await session.send('Input.dispatchKeyEvent', {
          type: 'rawKeyDown',
          ...(change % 2 === 0
            ? { key: 'ArrowLeft', windowsVirtualKeyCode: 37 }
            : { key: 'ArrowRight', windowsVirtualKeyCode: 39 }),
        });
      }),
    );
  return costs;
}

function figure(action: string, costs: readonly Cost[]): Figure {
  const spread = (measure: keyof Cost, part: number) =>
    quantile(
      costs.map((cost) => cost[measure]),
      part,
    );
  return {
    name: `${action}: script until its frame, ms`,
    median: spread('frame', 0.5),
    p95: spread('frame', 0.95),
    limit: FRAME_MS,
    ratio: Math.round((spread('frame', 0.5) / FRAME_MS) * 100) / 100,
    allScriptMedian: spread('script', 0.5),
    styleAndLayoutMedian: spread('style', 0.5),
    n: costs.length,
  };
}

/** Milliseconds, as counted by Chromium until the action has settled. */
async function costOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Cost> {
  const before = await counters(session);
  await act();
  await session.send('Runtime.evaluate', {
    expression: 'new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))',
    awaitPromise: true,
  });
  const shown = await counters(session);
  await page.waitForTimeout(SETTLED_MS);
  const after = await counters(session);
  return {
    frame: shown.script - before.script,
    script: after.script - before.script,
    style: after.style - before.style,
  };
}

async function counters(session: CDPSession): Promise<Pick<Cost, 'script' | 'style'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    script: milliseconds('ScriptDuration'),
    style: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
  };
}

/** Uses the browser's input events, because a driver's click would run its own script in the page. */
async function press(target: Locator, session: CDPSession): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what should be pressed is not on screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  return async () => {
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' });
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
  };
}

async function typeKey(session: CDPSession, text: string): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp' });
}
