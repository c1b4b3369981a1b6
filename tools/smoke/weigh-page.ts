import type { PageWeight } from '@danqing/releases';
import type { Page, Request } from 'playwright-core';

/** Characters of a file name in a reason. */
const MAX_NAME = 200;

/** Counts what a page loads from now on. The result is complete once the page is still. */
export function weighPage(page: Page, origin: string): (path: string) => Promise<PageWeight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${origin}/`)) requests.push(request);
  });
  return async (path) => ({
    path,
    files: await Promise.all(
      requests.map(async (request) => ({
        file: fileOf(request.url()),
        bytes: await bytesOf(request),
      })),
    ),
  });
}

/** A page that has been closed or redirected has no sizes. */
const bytesOf = (request: Request): Promise<number> =>
  request.sizes().then(
    ({ responseBodySize }) => responseBodySize,
    () => 0,
  );

function fileOf(address: string): string {
  const { pathname } = new URL(address);
  return decoded(pathname).slice(0, MAX_NAME);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
