import type { PageData } from '@danqing/contracts/page';
import type {
  ActiveArea,
  AreaManifest,
  DocumentIndex,
  ReleaseDocument,
  RetiredArea,
} from '@danqing/contracts/releases';
import type { AreaDefinition } from '@danqing/shell-sdk';
import { sampleMember } from '@danqing/shell-sdk/testing';
import { cleanup, render } from '@testing-library/react';
import manifest from '../area.json';
import { LazyOverlays } from './app.tsx';
import type { LoadContainer } from './areas/container.ts';
import { startLanguage } from './language/language.ts';
import { menus } from './navigation/lazy-menu.tsx';
import type { ShellPage } from './browser/page.ts';
import { createSite } from './site.tsx';
import { shellTexts } from './texts/testing.ts';

// Loads the lazy parts, as on a page that has been open for a while.
await Promise.all([menus.load(), LazyOverlays.load()]);

const SRI = `sha384-${'A'.repeat(64)}`;

export { sampleMember };

/**
 * Returns an active release with one open route: `/` and `/colors/:name` for the generator, otherwise
 * `/<area>`.
 */
export function activeArea(area: string, names: Partial<ActiveArea['manifest']> = {}): ActiveArea {
  const text = (zh: string) => ({ zh, en: `${zh} en`, ja: `${zh} ja` });
  const generator = area === 'generator';
  return {
    area,
    release: '0123456789abcdef',
    build: 'abcdefabcdef',
    container: `${area}_abcdefabcdef`,
    base: `areas/${area}/0123456789abcdef/`,
    scripts: ['remoteEntry.js', 'c/area.js'],
    styles: ['css/area.css'],
    integrity: { 'remoteEntry.js': SRI, 'c/area.js': SRI, 'css/area.css': SRI },
    manifest: {
      area,
      name: text(area),
      contract: '^1.0.0',
      routes: generator
        ? [
            { id: 'home', path: '/', frame: 'open', page: { kind: 'color' } },
            { id: 'color', path: '/colors/:name', frame: 'open', page: { kind: 'color', param: 'name' } },
          ]
        : [
            {
              id: 'home',
              path: `/${area}`,
              frame: 'spine',
              page: { kind: 'text', title: text(area), description: text(area) },
            },
          ],
      navigation: [
        { id: area, path: generator ? '/' : `/${area}`, label: text(area), order: generator ? 10 : 20 },
      ],
      ...names,
    },
    channel: 'stable',
    killed: false,
    fallback: null,
  };
}

export function areaWith(component: AreaDefinition['routes'][string]): AreaDefinition {
  return { locales: { zh: {}, en: {}, ja: {} }, routes: { home: component, color: component } };
}

export interface RenderSiteOptions {
  path?: string;
  areas?: ActiveArea[];
  load?: LoadContainer;
  data?: Partial<PageData>;
  retired?: RetiredArea[];
  /** Makes the page name an index, so that `areas` are only its own. */
  index?: DocumentIndex;
  /** Signs the release document of the page; unsigned by default. */
  sign?: (document: ReleaseDocument) => ShellPage['signed'];
}

export function renderSite({
  path = '/',
  areas = [activeArea('generator')],
  load,
  data,
  retired,
  index,
  sign = () => null,
}: RenderSiteOptions = {}) {
  cleanup();
  history.replaceState(null, '', path);
  const document: ReleaseDocument = {
    environment: 'production',
    sequence: 1,
    shell: { ...activeArea('shell', manifest as AreaManifest), container: '' },
    areas,
    ...(retired && { retired }),
    ...(index && { index }),
  };
  const page: ShellPage = {
    document,
    data: {
      basePath: '/',
      locale: 'zh',
      status: 200,
      color: { hex: '#ED5126' },
      search: null,
      invalidHex: null,
      site: { contact: null, feedbackUrl: null },
      reportsLoads: false,
      ...data,
    },
    signed: sign(document),
  };
  const locale = startLanguage(page.data.basePath, page.data.locale);
  const language = { locale, texts: shellTexts[locale] };
  return render(createSite(page, language, load ?? (() => new Promise(() => {}))));
}
