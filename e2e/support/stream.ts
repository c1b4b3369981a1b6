import type { Page } from '@playwright/test';
import type { ActiveArea, ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';

/** What the stream of moves has told an open tab. */
export interface ToldTab {
  /** The area in the document that came last; undefined before the first one. */
  area: (name: string) => ActiveArea | undefined;
}

/** Listens beside the tab, from its next page on. */
export async function listenBeside(page: Page): Promise<ToldTab> {
  let last: ReleaseDocument | undefined;
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.eventSourceMessageReceived', ({ data }) => {
    last = JSON.parse((JSON.parse(data) as SignedDocument).text) as ReleaseDocument;
  });
  await devtools.send('Network.enable');
  return { area: (name) => last?.areas.find(({ area }) => area === name) };
}
