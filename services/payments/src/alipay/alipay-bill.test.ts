import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inGbk } from '../testing/fake-alipay.ts';
import { readBill } from './alipay-bill.ts';

const HEADER = '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）';
const AT = '2026-11-23 08:00:05';
const row = (payment: string, order: string, kind: string, amount: string, at = AT) =>
  [payment, order, kind, '丹青点数', at, at, amount].map((field) => `${field}\t`).join(',');
const billOf = (...rows: string[]) => ({
  'details.csv': inGbk(
    ['#支付宝业务明细查询', HEADER, ...rows, '#-----业务明细列表结束-----', ''].join('\r\n'),
  ),
});
const SUMMARY = { 'summary.csv': inGbk('#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n') };
const read = (...rows: string[]) => readBill(zipSync({ ...billOf(...rows), ...SUMMARY }));

describe('a bill', () => {
  it('has a line for each payment, with its time in Beijing', () => {
    expect(
      read(row('2026112322001', 'A', '交易', '5.00'), row('2026112322002', 'B', '交易', '100.5')),
    ).toEqual([
      {
        orderId: 'A',
        paymentId: '2026112322001',
        fen: 500,
        refundedFen: 0,
        currency: 'CNY',
        at: new Date('2026-11-23T00:00:05Z'),
      },
      expect.objectContaining({ orderId: 'B', paymentId: '2026112322002', fen: 10_050 }),
    ]);
  });

  it('adds up the refunds of a payment, whatever their order', () => {
    const [payment, first, second] = [
      row('1', 'A', '交易', '5.00'),
      row('1', 'A', '退款', '-1.05', '2026-11-23 10:00:00'),
      row('1', 'A', '退款', '-2.00', '2026-11-23 11:00:00'),
    ];
    const expected = expect.objectContaining({
      fen: 500,
      refundedFen: 305,
      at: new Date('2026-11-23T00:00:05Z'),
    });
    expect(read(payment, first, second)).toEqual([expected]);
    expect(read(second, first, payment)).toEqual([expected]);
  });

  it('has refunds of older payments, without an amount that was paid', () => {
    expect(read(row('1', 'A', '退款', '-1.00'))).toEqual([
      expect.objectContaining({ orderId: 'A', fen: null, refundedFen: 100 }),
    ]);
  });

  it('may be empty, and its columns may come in another order', () => {
    expect(read()).toEqual([]);
    const turned = ['完成时间', '订单金额（元）', '业务类型', '商户订单号', '支付宝交易号'].join(',');
    const bytes = inGbk(`${turned}\n${[AT, '5.00', '交易', 'A', '1'].join(',')}\n`);
    expect(readBill(zipSync({ 'details.csv': bytes }))).toEqual([
      expect.objectContaining({ orderId: 'A', paymentId: '1', fen: 500 }),
    ]);
  });

  it('is beside other tables, and may have blank lines', () => {
    const other = { 'refunds.csv': inGbk('业务类型,退款数\r\n退款,1\r\n') };
    const { 'details.csv': details } = billOf('  ', row('1', 'A', '交易', '5.00'));
    expect(readBill(zipSync({ 'details.csv': details, ...other, ...SUMMARY }))).toHaveLength(1);
  });

  it('may have its fields in quotes', () => {
    const quoted = row('1', 'A', '交易', '5.00').replaceAll(/([^,\t]+)\t/g, '"$1\t"');
    expect(read(quoted)).toEqual([expect.objectContaining({ orderId: 'A', paymentId: '1', fen: 500 })]);
  });
});

describe('a bill that cannot be read is not taken for one without payments', () => {
  it.each([
    ['an amount in words', row('1', 'A', '交易', '五元')],
    ['a third decimal', row('1', 'A', '交易', '5.001')],
    ['no time', row('1', 'A', '交易', '5.00', '')],
    ['no payment', row('', 'A', '交易', '5.00')],
    ['a short line', '1\t,A\t'],
  ])('%s', (_what, line) => {
    expect(() => read(row('0', 'B', '交易', '1.00'), line)).toThrow('a line of the bill cannot be read');
  });

  it('no table of payments, or two', () => {
    expect(() => readBill(zipSync(SUMMARY))).toThrow('0 tables of payments');
    const { 'details.csv': details } = billOf(row('1', 'A', '交易', '5.00'));
    expect(() => readBill(zipSync({ 'a.csv': details, 'b.csv': details }))).toThrow('2 tables of payments');
  });

  it('no ZIP', () => {
    expect(() => readBill(deflateSync('a page of an error'))).toThrow();
  });
});
