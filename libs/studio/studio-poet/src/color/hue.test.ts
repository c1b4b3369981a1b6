import { oklchToHex } from '@danqing/color-core';
import { expect, it, test } from 'vitest';
import { hueOf, kinOf, scenesOf, type HueName } from './hue.ts';

test.each<[name: string, hex: string, hue: HueName]>([
  ['朱红', '#ED5126', '红'],
  ['落霞红', '#CF4813', '红'],
  ['藕荷', '#F8E0E0', '粉'],
  ['杏黄', '#FFA60F', '黄'],
  ['橘橙', '#F97D1C', '橙'],
  ['秋香色', '#D9B611', '黄'],
  ['竹青', '#789262', '绿'],
  ['石绿', '#2E7D5B', '青'],
  ['海青', '#22A2C3', '蓝'],
  ['群青', '#2B5EA7', '蓝'],
  ['青莲', '#7A4B94', '紫'],
  ['茶褐', '#5C3719', '褐'],
  ['雪白', '#FFFEF9', '白'],
  ['月白', '#EEF7F2', '白'],
  ['中灰', '#808080', '灰'],
  ['墨', '#161823', '黑'],
])('the poet sees %s, %s, as %s', (_name, hex, hue) => {
  expect(hueOf(hex)).toBe(hue);
});

test.each<[from: number, hue: HueName]>([
  [0, '红'],
  [39, '红'],
  [41, '橙'],
  [69, '橙'],
  [71, '黄'],
  [109, '黄'],
  [111, '绿'],
  [154, '绿'],
  [156, '青'],
  [214, '青'],
  [216, '蓝'],
  [284, '蓝'],
  [286, '紫'],
  [344, '紫'],
  [346, '红'],
])('at %i degrees a colour is %s', (h, hue) => {
  // Light enough not to be brown, dark enough not to be pink.
  const { hex } = oklchToHex({ l: 0.68, c: 0.1, h });
  expect(hueOf(hex)).toBe(hue);
});

it('sees a dark orange and a dark yellow as brown, and a light red as pink', () => {
  expect(hueOf(oklchToHex({ l: 0.5, c: 0.08, h: 60 }).hex)).toBe('褐');
  expect(hueOf(oklchToHex({ l: 0.5, c: 0.08, h: 90 }).hex)).toBe('褐');
  expect(hueOf(oklchToHex({ l: 0.8, c: 0.08, h: 10 }).hex)).toBe('粉');
});

it('has scenes and kin for every hue, and each is its own kin first', () => {
  for (const hue of '红粉橙黄绿青蓝紫褐白灰黑') {
    expect(scenesOf(hue as HueName).length).toBeGreaterThanOrEqual(4);
    expect(kinOf(hue as HueName).startsWith(hue)).toBe(true);
  }
});
