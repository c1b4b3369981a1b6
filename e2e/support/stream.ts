import type { Page } from '@playwright/test';
import type { ActiveArea, ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';

export interface ObservedTab {
  area: (name: string) => ActiveArea | undefined;
}

export async function observeStream(page: Page): Promise<ObservedTab> {
  let last: ReleaseDocument | undefined;
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.eventSourceMessageReceived', ({ data }) => {
    last = JSON.parse((JSON.parse(data) as SignedDocument).text) as ReleaseDocument;
  });
  await devtools.send('Network.enable');
  return { area: (name) => last?.areas.find(({ area }) => area === name) };
}
