import type { Color } from '@danqing/contracts/colors';
import type { PageData } from '@danqing/contracts/page';
import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { indexColors } from '../page/color-index.ts';
import type { PageReleases } from '../page/render-page.ts';
import type { ResolvedPage } from '../page/resolve-page.ts';
import type { SharedScheme } from '../page/shared-scheme.ts';

const active = (area: string, scripts: string[], styles: string[]): ActiveArea => ({
  area,
  release: '0123456789abcdef',
  build: '0123456789ab',
  container: area === 'shell' ? '' : `${area}_0123456789ab`,
  base: `areas/${area}/0123456789abcdef/`,
  scripts,
  styles,
  integrity: Object.fromEntries([...scripts, ...styles].map((file) => [file, `sha384-${file}`])),
  manifest: {
    area,
    name: { zh: '配色', en: 'Colours', ja: '配色' },
    contract: '^1.0.0',
    routes: [],
    navigation: [],
  },
  channel: 'stable',
  killed: false,
  fallback: null,
});
export const generator = active('generator', ['remoteEntry.js', 'c/area.js'], ['css/area.css']);
export const document: ReleaseDocument = {
  environment: 'production',
  sequence: 7,
  shell: active('shell', ['vendor.js', 'main.js'], ['main.css']),
  areas: [generator],
};

export const signed = (of: ReleaseDocument): PageReleases => ({
  document: of,
  text: JSON.stringify(of),
  signature: 'c2lnbmVk',
  key: 'a2V5',
});
export const releases = signed(document);
const zhuhong = {
  id: 135,
  name: '朱红',
  pinyin: 'zhū hóng',
  pinyin_plain: 'zhuhong',
  gloss_en: 'Cinnabar red',
  gloss_ja: '朱紅（しゅこう）',
  hex: '#ED5126',
  rgb: '237,81,38',
  cmyk: '0,78,83,0',
  collection: 'sepu',
  page: 6,
  provenance: [
    { collection: 'sepu', hex: '#ED5126' },
    { collection: 'classic', hex: '#FF4C00' },
  ],
} as Color;

const COLOR_ROUTE = {
  id: 'color',
  frame: 'open',
  path: '/colors/:name',
  page: { kind: 'color', param: 'name' },
};

export const colors = indexColors([
  { ...zhuhong, id: 134, name: '银朱', pinyin: 'yín zhū', hex: '#D12920' },
  zhuhong,
  { ...zhuhong, id: 136, name: '<橘红>', pinyin: 'jú hóng', hex: '#F1441D' },
]);
export const place = { origin: 'https://danqing.example', basePath: '/' };

export const resolvedPage = (
  data: Partial<PageData> = {},
  route: object | null = COLOR_ROUTE,
  shared: SharedScheme | null = null,
): ResolvedPage => ({
  match:
    route && ({ area: generator, route, params: route === COLOR_ROUTE ? { name: '朱红' } : {} } as never),
  path: route === null || data.status === 404 ? null : '/colors/%E6%9C%B1%E7%BA%A2',
  shared,
  movedTo: null,
  serviceData: null,
  data: {
    basePath: '/',
    locale: 'zh',
    status: 200,
    color: zhuhong,
    search: null,
    invalidHex: null,
    site: { contact: null, feedbackUrl: null },
    reportsLoads: false,
    ...data,
  },
});
