import { describe, expect, test } from 'vitest';
import { readPaletteFile } from '../index.ts';

const read = (text: string) => readPaletteFile(new TextEncoder().encode(text), 'colors.xml');

describe("Android's colours", () => {
  const document = `<?xml version="1.0" encoding="utf-8"?>
<!-- brand -->
<resources xmlns:tools="http://schemas.android.com/tools">
  <color name="brand_500">#ED5126</color>
  <color name="veil">#80ED5126</color>
  <color name="short">#369</color>
  <color name="short_alpha">#8369</color>
  <color name="accent">@color/link</color>
  <color name="link">@color/brand_500</color>
  <color name="paper">@android:color/white</color>
  <item name="ink" type="color">#111111</item>
  <item name="gap" type="dimen">8dp</item>
  <color name="none">#00000000</color>
  <color name="lost">@color/nothing</color>
  <color name="a">@color/b</color>
  <color name="b">@color/a</color>
  <color name="broken">#12345</color>
  <string name="app_name">#ABCDEF</string>
</resources>`;

  test('have their names, and alpha in front', () => {
    expect(read(document)).toMatchObject({
      format: 'android-colors',
      colors: [
        { hex: '#ED5126', name: 'brand_500' },
        { hex: '#ED5126', name: 'veil' },
        { hex: '#336699', name: 'short' },
        { hex: '#336699', name: 'short_alpha' },
        { hex: '#ED5126', name: 'accent' },
        { hex: '#ED5126', name: 'link' },
        { hex: '#FFFFFF', name: 'paper' },
        { hex: '#111111', name: 'ink' },
      ],
      translucent: 2,
    });
  });

  test('that cannot be read are told', () => {
    expect(read(document).unread).toEqual([
      { name: 'none', reason: 'transparent' },
      { name: 'lost', reason: 'unresolved' },
      { name: 'a', reason: 'unresolved' },
      { name: 'b', reason: 'unresolved' },
      { name: 'broken', reason: 'invalid-value' },
    ]);
  });

  test('with a document type are damaged', () => {
    expect(() => read('<!DOCTYPE x><resources><color name="a">#fff</color></resources>')).toThrow('damaged');
  });
});

test('the XML of Coolors', () => {
  expect(
    read(
      '<palette>\n<color name="Charcoal" hex="264653" r="38" g="70" b="83" />\n<color name="Sea" hex="2a9d8f"/>\n</palette>',
    ).colors,
  ).toEqual([
    { hex: '#264653', name: 'Charcoal' },
    { hex: '#2A9D8F', name: 'Sea' },
  ]);
});
