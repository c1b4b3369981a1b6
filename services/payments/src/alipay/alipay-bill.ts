import { unzipSync } from 'fflate';
import { fenOfYuan } from '@danqing/contracts/payments';
import { timeOfBeijing } from '../order/order.ts';
import type { StatementLine } from '../provider/provider.ts';

const UNZIPPED_BYTES = 200_000_000;

const COLUMNS = {
  payment: '支付宝交易号',
  order: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额（元）',
} as const;

/**
 * Parses the payments of a bill: a ZIP of GBK-encoded CSV files, of which one has a line per payment and
 * refund.
 */
export function readBill(zip: Uint8Array): StatementLine[] {
  const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize < UNZIPPED_BYTES });
  const decoder = new TextDecoder('gbk');
  const tables = Object.values(files)
    .map((bytes) => rowsOf(decoder.decode(bytes)))
    .filter(([header]) => header?.includes(COLUMNS.kind) && header.includes(COLUMNS.payment));
  if (tables.length !== 1) throw new Error(`the bill has ${tables.length} tables of payments instead of one`);
  const [header = [], ...rows] = tables[0] ?? [];
  const lines = new Map<string, StatementLine>();
  for (const row of rows) {
    const value = (column: keyof typeof COLUMNS) => row[header.indexOf(COLUMNS[column])] ?? '';
    const fen = fenOfYuan(value('amount').replace('-', ''));
    const at = timeOfBeijing(value('at'));
    if (fen === null || at === null || value('payment') === '')
      throw new Error(`a line of the bill cannot be read: ${row.join(',')}`);
    const paymentId = value('payment');
    const known = lines.get(paymentId);
    const line: StatementLine = known ?? {
      orderId: value('order'),
      paymentId,
      fen: null,
      refundedFen: 0,
      currency: 'CNY',
      at,
    };
    if (value('kind') === '退款') line.refundedFen += fen;
    else Object.assign(line, { fen, at });
    lines.set(paymentId, line);
  }
  return [...lines.values()];
}

/**
 * Lines that start with # are metadata. Fields end with tabs, so that spreadsheets do not reformat long
 * numbers.
 */
const rowsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line.split(',').map((field) =>
        field
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    );
