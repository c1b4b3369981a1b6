import { withLocale, type Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import { PAGE_TEXTS } from '../page/page-texts.ts';

const SHORT_NAME: Record<Locale, string> = { zh: '丹青', en: 'Danqing', ja: '丹青' };
/** 朱红, the colour of the seal, and the paper colour of the light theme (ui-kit's tokens.css). */
const THEME = '#ED5126';
const PAPER = '#F9F5EE';

export function webManifest(basePath: string, locale: Locale): object {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `${basePath}icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    // One `id` for all languages, so that the site installs as one application.
    id: basePath,
    name: SITE_TITLE[locale],
    short_name: SHORT_NAME[locale],
    description: PAGE_TEXTS[locale].tagline,
    lang: locale,
    start_url: `${basePath.slice(0, -1)}${withLocale(locale, '/')}`,
    scope: basePath,
    display: 'standalone',
    theme_color: THEME,
    background_color: PAPER,
    categories: ['design', 'productivity'],
    icons: [
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
