import type { ActiveArea, AreaRoute, ReleaseDocument } from '@danqing/contracts/releases';

const text = { zh: '字', en: 'text', ja: '字' };

export const route = (path: string, page: AreaRoute['page'] = { kind: 'color' }): AreaRoute => ({
  id: 'page',
  path,
  frame: 'open',
  page,
});

/** Returns a release as release documents name it. `hash` stands in for the hashes of its files. */
export function activeArea(area: string, release: string, routes: AreaRoute[]): ActiveArea {
  const hash = `sha384-${release.repeat(4)}`;
  return {
    area,
    release,
    build: '0123456789ab',
    container: area === 'shell' ? '' : `danqing_${area}`,
    base: `areas/${area}/${release}/`,
    scripts: ['entry.js', 'c/part.js'],
    styles: ['main.css'],
    integrity: { 'entry.js': hash, 'c/part.js': hash, 'main.css': hash },
    manifest: { area, name: text, contract: '^1.0.0', routes, navigation: [] },
    channel: 'stable',
    killed: false,
    fallback: null,
  };
}

export const DOCUMENT: ReleaseDocument = {
  environment: 'production',
  sequence: 7,
  shell: activeArea('shell', 'aaaaaaaaaaaaaaaa', [route('/legal/terms.html')]),
  areas: [
    activeArea('generator', 'bbbbbbbbbbbbbbbb', [
      route('/'),
      route('/colors/:name', { kind: 'color', param: 'name' }),
    ]),
    activeArea('palettes', 'cccccccccccccccc', [route('/palettes'), route('/palettes/:id')]),
  ],
};

export function pageHtml(preloaded: ActiveArea, { basePath = '/', status = 200 } = {}): string {
  const { shell } = DOCUMENT;
  const address = ({ base }: ActiveArea, file: string) => `${basePath}${base}${file}`;
  const hashed = (area: ActiveArea, file: string) =>
    `crossorigin="anonymous" integrity="${area.integrity[file]}"`;
  const data = {
    basePath,
    status,
    search: status === 404 ? 'nothing' : null,
    reportsLoads: true,
    site: { contact: '</script>$&' },
  };
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="zh">
<head>
<link rel="icon" href="data:image/svg+xml,x">
<script>theme()</script>
<link rel="stylesheet" href="${address(shell, 'main.css')}" ${hashed(shell, 'main.css')}>
<style></style>
<link rel="preload" as="script" href="${address(preloaded, 'entry.js')}" ${hashed(preloaded, 'entry.js')}>
<link rel="preload" as="style" href="${address(preloaded, 'main.css')}" ${hashed(preloaded, 'main.css')}>
<meta name="release-key" content="key">
<script type="application/json" id="release-document" data-signature="signature">${json(DOCUMENT)}</script>
<script type="application/json" id="page-data">${json(data)}</script>
<script defer src="${address(shell, 'entry.js')}" ${hashed(shell, 'entry.js')}></script>
</head>
<body><div id="first-paint">月白</div><div id="root"></div></body>
</html>
`;
}
