import { hash } from 'node:crypto';
import { BEGIN_SCRIPT, type PageData } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import type { ActiveArea } from '@danqing/contracts/releases';
import { describe, expect, it } from 'vitest';
import {
  colors,
  document,
  generator,
  place,
  releases,
  resolvedPage,
  signed,
} from '../testing/page-fixtures.ts';
import { renderPage } from './render-page.ts';

const around = { colors, place };
const render = (data?: Partial<PageData>, route?: object | null) =>
  renderPage({ ...around, releases, page: resolvedPage(data, route) }).html;

describe('a colour page', () => {
  it('has the name with the suffix as title, and name, pinyin and hex in the description', () => {
    const html = render();
    expect(html).toContain('<title>朱红 · 丹青 中国传统色配色</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]*朱红[^"]*zhū hóng[^"]*#ED5126[^"]*传统色/);
  });

  it('carries the values as text, each syllable beside its character', () => {
    const html = render();
    expect(html).toContain('<dt>RGB</dt><dd>237, 81, 38</dd>');
    expect(html).toContain('<dt>CMYK</dt><dd>0, 78, 83, 0</dd>');
    expect(html).toMatch(/朱<span class="first-paint-pinyin" lang="zh-Latn">zhū<\/span>/);
  });

  it('computes the values of a colour without a name', () => {
    const html = render({ color: { hex: '#123456' } });
    expect(html).toContain('<title>#123456 · ');
    expect(html).toContain('<dt>RGB</dt><dd>18, 52, 86</dd>');
  });

  it.each(['zh', 'en', 'ja'] as const)('says its language %s', (locale) => {
    expect(render({ locale })).toContain(`<html lang="${locale}">`);
  });
});

describe('the preload of a picture', () => {
  const said: FoundPage = {
    status: 200,
    title: '春江',
    description: '',
    picture: null,
    facts: [],
    structuredData: null,
  };
  const htmlOf = (preload?: FoundPage['preload']) => {
    const page = resolvedPage({ basePath: '/tool/' });
    return renderPage({
      ...around,
      releases,
      page: { ...page, serviceData: { ...said, ...(preload && { preload }) } },
    }).html;
  };

  it('names the files that the service says, below the base path, ahead of other pictures', () => {
    const files = [320, 640].map((width) => ({ path: `/pictures/a-${width}.webp`, width }));
    expect(htmlOf({ files, sizes: '(min-width: 64rem) 18rem, 92vw' })).toContain(
      '<link rel="preload" as="image" imagesrcset="/tool/pictures/a-320.webp 320w, /tool/pictures/a-640.webp 640w" imagesizes="(min-width: 64rem) 18rem, 92vw" fetchpriority="high">',
    );
  });

  it('is left out where the service names no picture', () => {
    expect(htmlOf()).not.toContain('as="image"');
  });
});

describe('what the shell starts from', () => {
  const block = (html: string, id: string) =>
    JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null') as unknown;

  it('inlines the release document and the page data', () => {
    const html = render();
    expect(block(html, 'release-document')).toEqual(document);
    expect(block(html, 'page-data')).toMatchObject({ locale: 'zh', color: { name: '朱红' } });
  });

  it('writes the signed text as it is, with its signature and the key', () => {
    const text = '{ "as": "signed", "not": "written again" }';
    const html = renderPage({
      ...around,
      releases: { ...releases, text },
      page: resolvedPage(),
    }).html;
    expect(html).toContain(
      `<meta name="release-key" content="a2V5">\n<script type="application/json" id="release-document" data-signature="c2lnbmVk">${text}</script>`,
    );
  });

  it('preloads the active area and loads the shell, every file with its hash, below the base path', () => {
    const html = render({ basePath: '/tool/' });
    expect(html).toContain(
      '<link rel="preload" as="script" href="/tool/areas/generator/0123456789abcdef/remoteEntry.js" crossorigin="anonymous" integrity="sha384-remoteEntry.js">',
    );
    expect(html).toContain(
      '<link rel="preload" as="style" href="/tool/areas/generator/0123456789abcdef/css/area.css"',
    );
    expect(html).toContain(
      '<script defer src="/tool/areas/shell/0123456789abcdef/main.js" crossorigin="anonymous" integrity="sha384-main.js">',
    );
    expect(html.indexOf('vendor.js')).toBeLessThan(html.indexOf('main.js'));
  });

  it('names the texts of the page’s language alone: preloaded for the area, before the shell’s own scripts', () => {
    const withTexts = (area: ActiveArea): ActiveArea => {
      const texts = { zh: 'c/zh.js', en: 'c/en.js', ja: 'c/ja.js' };
      const hashes = Object.values(texts).map((file) => [file, `sha384-${file}`]);
      return { ...area, texts, integrity: { ...area.integrity, ...Object.fromEntries(hashes) } };
    };
    const area = withTexts(generator);
    const page = resolvedPage({ locale: 'ja' });
    const html = renderPage({
      page: { ...page, match: page.match && { ...page.match, area } },
      releases: signed({ ...document, shell: withTexts(document.shell), areas: [area] }),
      place,
      colors,
    }).html;
    const tags = html.replace(/<script type="application\/json".*<\/script>/g, '');
    expect(tags).toContain(
      '<link rel="preload" as="script" href="/areas/generator/0123456789abcdef/c/ja.js" crossorigin="anonymous" integrity="sha384-c/ja.js">',
    );
    expect(tags).toContain(
      '<script defer src="/areas/shell/0123456789abcdef/c/ja.js" crossorigin="anonymous" integrity="sha384-c/ja.js">',
    );
    expect(tags.indexOf('shell/0123456789abcdef/c/ja.js')).toBeLessThan(tags.indexOf('main.js'));
    expect(tags).not.toMatch(/c\/(zh|en)\.js/);
  });

  it('preloads nothing but fonts on a page that no area owns', () => {
    expect(render({ status: 404 }, null)).not.toMatch(/rel="preload" as="(?!font)/);
  });

  it('names the hash of every inline script and style that runs, and of nothing else', () => {
    const page = resolvedPage({ reportsLoads: true, watchedArea: 'generator' });
    const { html, inline } = renderPage({ ...around, releases, page });
    const hashes = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
        ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
      );
    expect(inline.scripts).toEqual(hashes('script'));
    expect(inline.styles).toEqual(hashes('style'));
    expect(inline.scripts).toHaveLength(3);
    expect(html).not.toMatch(/<style [^>]*>|<script (?!defer src=|type="application\/(ld\+)?json")/);
  });

  it('states that it has begun, before any script of a release, only while its area has a canary', () => {
    const begin = (html: string) => html.indexOf(`<script>${BEGIN_SCRIPT}</script>`);
    expect(begin(render({ reportsLoads: true }))).toBe(-1);
    const html = render({ reportsLoads: true, watchedArea: 'generator' });
    expect(begin(html)).toBeGreaterThan(html.indexOf('id="page-data"'));
    expect(begin(html)).toBeLessThan(html.indexOf('<script defer'));
  });
});

describe('hostile input', () => {
  const attack = '</script><script>alert(1)</script>"\'&';
  it('never leaves text or JSON', () => {
    const html = render({ status: 404, search: attack, invalidHex: attack });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  });
});
