import { describe, expect, it } from 'vitest';
import { readColor } from './color-input.ts';

describe('readColor', () => {
  it.each(['#ED5126', 'ed5126', '#abc', 'ABCD', '3F6AA9FF', ' #3f6aa9 '])('reads %j', (text) => {
    expect(readColor(text).kind).toBe('hex');
  });

  it.each(['＃１２３４５６', '"#123456"', '#123456;', "'#123456',"])(
    'reads %j as it was copied or typed by an input method',
    (text) => {
      expect(readColor(text)).toEqual({ kind: 'hex', hex: '#123456' });
    },
  );

  it.each([
    '18,52,86',
    '18 52 86',
    '１８，５２，８６',
    'rgb(18, 52, 86)',
    'RGB(18 52 86)',
    'rgba(18,52,86,0.5)',
    'rgb(18 52 86 / 50%);',
  ])('reads %j, all three components', (text) => {
    expect(readColor(text)).toEqual({ kind: 'hex', hex: '#123456' });
  });

  it.each([
    '0xED5126',
    '0XED5126',
    'cmyk(0,66,84,7)',
    'cmyk(0%, 66%, 84%, 7%)',
    'C0 M66 Y84 K7',
    'ＣＭＹＫ（0，66，84，7）',
  ])("reads %j, another program's form of 朱红", (text) => {
    expect(readColor(text)).toEqual({ kind: 'hex', hex: '#ED5126' });
  });

  it.each(['月白：#EEF7F2', '月白#EEF7F2', '月白 ＃EEF7F2', '月白 (yuè bái): #eef7f2'])(
    'reads the hex of %j',
    (text) => {
      expect(readColor(text)).toEqual({ kind: 'hex', hex: '#EEF7F2' });
    },
  );

  it.each(['cmyk(0,66,84,107)', '0,66,84,7'])('does not take %j for CMYK', (text) => {
    expect(readColor(text).kind).toBe('words');
  });

  it.each(['#12345', '#GGGGGG', '#ED51267', '12345', '3F6AA', 'ED51G6', '#红'])(
    'judges %j as meant, but wrong',
    (text) => {
      expect(readColor(text).kind).toBe('invalid');
    },
  );

  it.each(['', '#', '朱红', 'zhuhong', 'yue4 bai2', '237', '237, 81', '300,300,300', '237,81,38,5', 'cmyk'])(
    'leaves %j to the search',
    (text) => {
      expect(readColor(text).kind).not.toBe('invalid');
    },
  );
});
