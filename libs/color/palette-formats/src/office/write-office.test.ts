import { posix } from 'node:path';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import {
  OFFICE_SLOTS,
  officeSlots,
  writeOfficeColors,
  writeOfficeTheme,
  type FormatPalette,
  type OfficeVariant,
} from '../index.ts';

vi.setConfig(manyRuns);

const variants: OfficeVariant[] = ['as-listed', 'readable'];
const ordered = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
});

type Ordered = Record<string, unknown>;
const nameOf = (node: Ordered) => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Ordered) => node[nameOf(node)] as Ordered[];
const attributesOf = (node: Ordered | undefined) => (node?.[':@'] ?? {}) as Record<string, string>;

function rootOf(xml: string): Ordered {
  expect(XMLValidator.validate(xml)).toBe(true);
  const root = (ordered.parse(xml) as Ordered[]).find((node) => !nameOf(node).startsWith('?'));
  if (!root) throw new Error('no root element');
  return root;
}

function elements(node: Ordered, name: string): Ordered[] {
  return childrenOf(node).flatMap((child) =>
    nameOf(child) === '#text' ? [] : [...(nameOf(child) === name ? [child] : []), ...elements(child, name)],
  );
}

function partsOf(thmx: Uint8Array): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return Object.fromEntries(
    Object.entries(unzipSync(thmx)).map(([name, bytes]) => [name, decoder.decode(bytes)]),
  );
}

const themeOf = (palette: FormatPalette, variant: OfficeVariant) =>
  partsOf(writeOfficeTheme(palette, { variant }))['theme/theme/theme1.xml'] ?? '';

function faultsOf(parts: Record<string, string>): string[] {
  const types = rootOf(parts['[Content_Types].xml'] ?? '<none/>');
  const extensions = elements(types, 'Default').map((node) => attributesOf(node).Extension);
  const overrides = elements(types, 'Override').map((node) => attributesOf(node).PartName ?? '');
  const names = Object.keys(parts).filter((name) => name !== '[Content_Types].xml');
  return [
    ...overrides.filter((name) => !(name.slice(1) in parts)).map((name) => `no part ${name}`),
    ...names
      .filter((name) => !overrides.includes(`/${name}`) && !extensions.includes(name.split('.').at(-1)))
      .map((name) => `no content type for ${name}`),
    ...names
      .filter((name) => name.endsWith('.rels'))
      .flatMap((name) => {
        const folder = posix.dirname(posix.dirname(name));
        return elements(rootOf(parts[name] ?? ''), 'Relationship')
          .map((node) => posix.join(folder, attributesOf(node).Target ?? ''))
          .filter((target) => !(target in parts))
          .map((target) => `${name} leads to ${target}`);
      }),
  ];
}

describe.each(variants)('an Office theme, %s', (variant) => {
  test('is a complete package', () => {
    const parts = partsOf(writeOfficeTheme(fiveColors, { variant }));
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'theme/theme/themeManager.xml',
      'theme/theme/_rels/themeManager.xml.rels',
      'theme/theme/theme1.xml',
    ]);
    expect(faultsOf(parts)).toEqual([]);
    const [first] = elements(rootOf(parts['_rels/.rels'] ?? ''), 'Relationship');
    expect(attributesOf(first).Type).toBe(
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
    );
  });

  test('has the parts of a theme in the order of the schema', () => {
    const root = rootOf(themeOf(fiveColors, variant));
    expect(nameOf(root)).toBe('a:theme');
    expect(childrenOf(root).map(nameOf)).toEqual([
      'a:themeElements',
      'a:objectDefaults',
      'a:extraClrSchemeLst',
      'a:custClrLst',
    ]);
    expect(elements(root, 'a:themeElements').flatMap(childrenOf).map(nameOf)).toEqual([
      'a:clrScheme',
      'a:fontScheme',
      'a:fmtScheme',
    ]);
    for (const list of ['a:fillStyleLst', 'a:lnStyleLst', 'a:effectStyleLst', 'a:bgFillStyleLst']) {
      expect(elements(root, list).flatMap(childrenOf)).toHaveLength(3);
    }
    for (const fonts of ['a:majorFont', 'a:minorFont']) {
      const named = elements(root, fonts).flatMap(childrenOf);
      expect(named.slice(0, 3).map(nameOf)).toEqual(['a:latin', 'a:ea', 'a:cs']);
      expect(attributesOf(named[1]).typeface).not.toBe('');
    }
  });

  test('has exactly the twelve slots, and up to fifty named colours', () => {
    const palette = { name: '全', colors: listedColors.slice(0, 60) };
    const root = rootOf(themeOf(palette, variant));
    const slots = elements(root, 'a:clrScheme').flatMap(childrenOf);
    expect(slots.map(nameOf)).toEqual(OFFICE_SLOTS.map((slot) => `a:${slot}`));
    expect(slots.map((slot) => `#${attributesOf(childrenOf(slot)[0]).val}`)).toEqual(
      officeSlots(palette, variant).map(({ hex }) => hex),
    );
    const custom = elements(root, 'a:custClr');
    expect(
      custom.map((node) => [attributesOf(node).name, `#${attributesOf(childrenOf(node)[0]).val}`]),
    ).toEqual(palette.colors.slice(0, 50).map(({ name, hex }) => [name, hex]));
  });

  test('stays well-formed and complete with any name, the same for the same palette', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const bytes = writeOfficeTheme(palette, { variant });
        const parts = partsOf(bytes);
        expect(faultsOf(parts)).toEqual([]);
        const root = rootOf(parts['theme/theme/theme1.xml'] ?? '');
        expect(elements(root, 'a:custClr')).toHaveLength(palette.colors.length);
        expect(elements(root, 'script')).toEqual([]);
        expect(writeOfficeTheme(structuredClone(palette), { variant })).toEqual(bytes);
      }),
      { numRuns: 30 },
    );
  });
});

test('the bytes do not depend on the time zone or the clock', () => {
  const zone = process.env.TZ;
  try {
    const [here, there] = ['Asia/Shanghai', 'America/Los_Angeles'].map((name) => {
      process.env.TZ = name;
      return writeOfficeTheme(fiveColors, { variant: 'readable' });
    });
    expect(here).toEqual(there);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('a theme without colours has no list of custom colours', () => {
  expect(themeOf({ name: '', colors: [] }, 'as-listed')).not.toContain('custClr');
});

test('a colour file is a colour scheme of its own', () => {
  const root = rootOf(writeOfficeColors(fiveColors, { variant: 'as-listed' }));
  expect(nameOf(root)).toBe('a:clrScheme');
  expect(attributesOf(root)).toEqual({
    'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
    name: '雨过天青',
  });
  expect(childrenOf(root).map(nameOf)).toEqual(OFFICE_SLOTS.map((slot) => `a:${slot}`));
});

test('names are escaped once', () => {
  const palette = { name: 'a & "b" <c>', colors: [{ hex: '#123456', name: "$& ]]> '&amp;'" }] };
  const xml = themeOf(palette, 'as-listed');
  expect(xml).toContain('name="a &amp; &quot;b&quot; &lt;c&gt;"');
  expect(xml).toContain('<a:custClr name="$&amp; ]]&gt; &apos;&amp;amp;&apos;">');
});
