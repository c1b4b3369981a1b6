import { API, openApiPath } from '@danqing/contracts/api';
import { LOCALES } from '@danqing/contracts/locale';
import { describe, expect, it } from 'vitest';
import { renderApiDocs } from './render-api-docs.ts';

describe.each(LOCALES)('the page of the API in %s', (locale) => {
  const html = renderApiDocs(locale, '/tool/');

  it('has every route, except those of development servers', () => {
    const missing = Object.keys(API).filter((address) => {
      const [method, path = ''] = address.split(' ');
      return !html.includes(`<code>${method} ${openApiPath(path)}</code>`);
    });
    expect(missing).toEqual(Object.keys(API).filter((address) => API[address]!.development));
  });

  it('is in its language, below the base path, and asks nothing of a script or another site', () => {
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('href="/tool/api/docs/openapi.json"');
    expect(html).not.toMatch(/<script|style="|src=|="https?:|url\(/);
    expect(html).not.toMatch(/undefined|`/);
  });
});
