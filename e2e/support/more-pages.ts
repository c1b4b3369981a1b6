import type { Page } from '@playwright/test';
import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';

/**
 * Pages of the site that this page asks for know of one more area, which has this path and is closed: so everything that
 * leads there is offered. The document is then unsigned. Call it before the first navigation.
 */
export async function serveAlso(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|\/api\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="release-document") data-signature="[^"]*">([^<]*)</,
        (_, id: string, text: string) => `${id}>${withArea(text, path)}<`,
      );
      await route.fulfill({ response, body });
    },
  );
}

function withArea(text: string, path: string): string {
  const document = JSON.parse(text) as ReleaseDocument;
  const [model] = document.areas as [ActiveArea];
  const page = { kind: 'text', title: model.manifest.name, description: model.manifest.name } as const;
  const manifest = {
    ...model.manifest,
    area: 'more',
    routes: [{ id: 'more', path, frame: 'spine', page } as const],
    navigation: [],
  };
  const more: ActiveArea = { ...model, area: 'more', killed: true, manifest };
  return JSON.stringify({ ...document, areas: [...document.areas, more] }).replaceAll('<', '\\u003c');
}
