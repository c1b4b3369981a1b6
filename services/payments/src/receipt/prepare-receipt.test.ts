import { describe, expect, it } from 'vitest';
import { paidOrder } from '../testing/paid-order.ts';
import { prepareReceipt } from './prepare-receipt.ts';
import type { ReceiptSeller } from './receipt-seller.ts';

const nobody: ReceiptSeller = { name: null, address: null, taxNumber: null };
const prepare = (
  change: Parameters<typeof paidOrder>[0] = {},
  about: Partial<Parameters<typeof prepareReceipt>[1]> = {},
) => prepareReceipt(paidOrder(change), { payer: '林澄', seller: nobody, locale: 'zh', ...about });
const sums = (change: Parameters<typeof paidOrder>[0]) =>
  prepare(change).sums.map(({ label, value }) => `${label} ${value}`);
const fact = (label: string, receipt = prepare()) => receipt.facts.find((one) => one.label === label)?.value;

describe('the sums', () => {
  it('are the price alone where nothing was paid back', () => {
    expect(sums({})).toEqual(['合计 ¥50.00']);
  });

  it('have what was refunded, and what is left', () => {
    expect(sums({ refundedFen: 1 })).toEqual(['合计 ¥50.00', '已退款 −¥0.01', '实付 ¥49.99']);
    expect(sums({ refundedFen: 5000 })).toEqual(['合计 ¥50.00', '已退款 −¥50.00', '实付 ¥0.00']);
  });

  it('have what a bank holds in a dispute, which is not yet paid back', () => {
    expect(sums({ disputedFen: 2000 })).toEqual(['合计 ¥50.00', '争议中 ¥20.00']);
    expect(sums({ refundedFen: 1000, disputedFen: 2000 })).toEqual([
      '合计 ¥50.00',
      '已退款 −¥10.00',
      '争议中 ¥20.00',
      '实付 ¥40.00',
    ]);
  });
});

describe('the stamp', () => {
  it.each([
    [{}, null],
    [{ refundedFen: 4999 }, null],
    [{ refundedFen: 5000 }, '已全额退款'],
    [{ provider: 'sandbox' }, '沙箱订单，未发生真实付款'],
    [{ provider: 'sandbox', refundedFen: 5000 }, '沙箱订单，未发生真实付款'],
  ] as const)('of %j is %s', (change, stamp) => {
    expect(prepare(change).stamp).toBe(stamp);
  });
});

describe('the facts', () => {
  it('are order, time, payer, method and transaction', () => {
    expect(prepare().facts).toEqual([
      { label: '订单号', value: '202611230123456789AB' },
      { label: '付款时间', value: expect.stringContaining('00:30') as string },
      { label: '付款人', value: '林澄' },
      { label: '付款方式', value: 'Stripe' },
      { label: '交易号', value: 'pi_3QabcdefGHIJKL' },
    ]);
  });

  it.each([
    ['zh', /^2026年11月24日/],
    ['en', /^24 November 2026/],
    ['ja', /^2026年11月24日/],
  ] as const)('name the day in Beijing in %s', (locale, day) => {
    expect(prepare({}, { locale }).facts[1]?.value).toMatch(day);
  });

  it('take the time of completion where the provider gives none, else that of the order', () => {
    const [completedAt, createdAt] = [new Date('2026-11-24T04:05:00Z'), new Date('2026-11-24T03:02:00Z')];
    expect(fact('付款时间', prepare({ paidAt: null, completedAt, createdAt }))).toContain('12:05');
    expect(fact('付款时间', prepare({ paidAt: null, completedAt: null, createdAt }))).toContain('11:02');
  });

  it.each(['', '  ', '\u202E', '\u0000'])('leave out a payer whose name is %j', (payer) => {
    expect(fact('付款人', prepare({}, { payer }))).toBeUndefined();
  });
});

describe('texts of members and sellers', () => {
  it('are one line, without signs that turn the text around', () => {
    const receipt = prepare({}, { payer: ' 林\n\n 澄\u202E\u2067 e\u0301 ' });
    expect(fact('付款人', receipt)).toBe('林 澄 é');
  });

  it('keep the joiners that emoji and scripts need', () => {
    expect(fact('付款人', prepare({}, { payer: '👩\u200D🎨' }))).toBe('👩\u200D🎨');
  });

  it('name the site where no seller is set', () => {
    expect(prepare().seller.lines).toEqual([expect.stringContaining('丹青')]);
    expect(prepare({}, { seller: { ...nobody, name: '\u202E' } }).seller.lines).toEqual(
      prepare().seller.lines,
    );
  });

  it('have address and tax number where they are set', () => {
    const seller = { name: '丹青', address: '杭州\n西湖', taxNumber: '9133' };
    expect(prepare({}, { seller }).seller.lines).toEqual(['丹青', '杭州 西湖', '税号 9133']);
  });
});

it('has the credits as its only item', () => {
  expect(prepare({ credits: 120, fen: 1200 }).item).toEqual({
    name: '购买点数',
    quantity: '1',
    credits: '120',
    amount: '¥12.00',
  });
  expect(prepare().heads).toEqual({
    name: '项目',
    quantity: '数量',
    credits: '点数',
    amount: '金额（人民币）',
  });
});
