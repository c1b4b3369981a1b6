import type { Page } from '@playwright/test';
import type { ActiveArea, ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';

export interface ObservedTab {
  area: (name: string) => ActiveArea | undefined;
}

export async function observeStream(page: Page): Promise<ObservedTab> {
  const areas = new Map<string, ActiveArea>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.eventSourceMessageReceived', ({ data }) => {
    const pushed = JSON.parse((JSON.parse(data) as SignedDocument).text) as ReleaseDocument;
    for (const area of pushed.areas) areas.set(area.area, area);
  });
  await devtools.send('Network.enable');
  return { area: (name) => areas.get(name) };
}
