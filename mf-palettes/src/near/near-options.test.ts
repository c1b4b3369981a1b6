import { sampleColors } from '@danqing/area-kit/testing';
import { describe, expect, it } from 'vitest';
import { nearOptions } from './near-options.ts';

const shown = (text: string) => nearOptions(text, sampleColors).map(({ color, hex }) => color?.name ?? hex);

describe('the colours that a text can mean', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['朱红', ['朱红']],
    ['yuebai', ['月白']],
    ['胭脂', ['胭脂', '胭脂红', '胭脂虫']],
    ['#ed5126', ['朱红']],
    ['123456', ['#123456']],
    ['abc', ['#AABBCC']],
    ['没有', []],
  ])('%j: %j', (text, expected) => expect(shown(text)).toEqual(expected));

  it('are seven at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...sampleColors[0]!,
      id: index,
      name: `红${index}`,
    }));
    expect(nearOptions('红', many)).toHaveLength(7);
    expect(nearOptions('123', many)).toHaveLength(1);
  });

  it('without the list only a hex', () => expect(nearOptions('#ed5126', [])).toEqual([{ hex: '#ED5126' }]));
});
