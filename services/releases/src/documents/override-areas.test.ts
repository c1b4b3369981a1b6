import type { ActiveArea, AreaOverride, ReleaseDocument } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { describeBuild } from '../testing/release-build.ts';
import { toCandidateArea } from './document-variants.ts';
import { overrideAreas } from './override-areas.ts';

const released = (area: string): ActiveArea =>
  toCandidateArea(area, '0123456789abcdef', describeBuild({ area }));
const [shell, generator, gallery] = ['shell', 'generator', 'gallery'].map(released) as [
  ActiveArea,
  ActiveArea,
  ActiveArea,
];
const document: ReleaseDocument = {
  environment: 'production',
  sequence: 7,
  shell,
  areas: [gallery, generator],
};
const override: AreaOverride = {
  area: 'generator',
  origin: 'http://127.0.0.1:3401',
  manifest: describeBuild({ routes: ['/generator', '/new'] }).manifest,
  fallsBack: true,
};

test('an area comes from its development server, with the routes of its sources and no hashes; all else stays', () => {
  const { areas, ...rest } = overrideAreas(document, [override]);
  expect(rest).toEqual({ environment: 'production', sequence: 7, shell });
  expect(areas[0]).toBe(gallery);
  expect(areas[1]).toEqual({
    area: 'generator',
    release: 'development',
    build: 'development',
    container: 'generator_development',
    base: 'http://127.0.0.1:3401/',
    scripts: ['remoteEntry.js'],
    styles: [],
    integrity: {},
    manifest: override.manifest,
    channel: 'override',
    killed: false,
    fallback: {
      release: generator.release,
      build: generator.build,
      container: generator.container,
      base: generator.base,
      scripts: generator.scripts,
      styles: generator.styles,
      integrity: generator.integrity,
    },
  });
});

test.each<[string, Partial<ActiveArea>, Partial<AreaOverride>]>([
  ['that is killed', { killed: true }, {}],
  ['whose override shall not fall back', {}, { fallsBack: false }],
])('an area %s is shown, and nothing falls back on its release', (_what, area, wanted) => {
  const given = { ...document, areas: [{ ...generator, ...area }] };
  expect(overrideAreas(given, [{ ...override, ...wanted }]).areas).toMatchObject([
    { channel: 'override', killed: false, fallback: null },
  ]);
});

test('an area that the site does not have yet is added, when its sources say what it is', () => {
  const { manifest } = describeBuild({ area: 'new-area' });
  const fresh = { ...override, area: 'new-area', manifest };
  expect(overrideAreas(document, [fresh]).areas.map(({ container }) => container)).toEqual([
    gallery.container,
    generator.container,
    'new_area_development',
  ]);
  expect(overrideAreas(document, [{ ...fresh, manifest: null }])).toEqual(document);
});

test('the shell of a site under development starts without a container, as what its release says', () => {
  const own = { area: 'shell', origin: 'http://127.0.0.1:3400', manifest: null, fallsBack: false };
  expect(overrideAreas(document, [own]).shell).toMatchObject({
    container: '',
    scripts: ['vendor.js', 'main.js'],
    styles: ['css/main.css'],
    manifest: shell.manifest,
  });
});
