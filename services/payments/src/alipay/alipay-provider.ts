import type { AlipaySdk } from 'alipay-sdk';
import type { Locale } from '@danqing/contracts/locale';
import { fenOfYuan, yuanOfFen } from '@danqing/contracts/payments';
import { TEXT_LINE } from '@danqing/contracts/text';
import { z } from 'zod';
import { beijingDay, beijingTime, timeOfBeijing, type Order } from '../order/order.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import {
  NoticeRefusedError,
  readNoticePart,
  type Checkout,
  type Notice,
  type PaymentProvider,
  type PaymentReport,
  type StatementLine,
} from '../provider/provider.ts';
import { returnPath } from '../provider/return-page.ts';
import { readBill } from './alipay-bill.ts';

const TIMEOUT_MS = 6_000;
/** Alipay retries a notice for 25 hours. */
const OLDEST_NOTICE_MS = 26 * 60 * 60 * 1000;
const CLOCK_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const BILL_BYTES = 50_000_000;

// The subject must need no HTML escaping, because the signature covers the raw text.
const SUBJECTS: Record<Locale, string> = { zh: '丹青点数', en: 'Danqing credits', ja: '丹青クレジット' };

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];
const text = z.string().max(500).regex(TEXT_LINE);
const noticeSchema = z.object({
  notify_id: text.min(1),
  notify_time: text,
  app_id: text,
  seller_id: text.optional(),
  out_trade_no: text,
  trade_no: text,
  trade_status: text,
  total_amount: text.optional(),
  refund_fee: text.optional(),
  gmt_payment: text.optional(),
});

interface Answer {
  code?: string;
  subCode?: string;
  subMsg?: string;
  msg?: string;
  outTradeNo?: string;
  tradeNo?: string;
  tradeStatus?: string;
  totalAmount?: string;
  sendPayDate?: string;
  billDownloadUrl?: string;
}

/** Alipay's desktop web payment, through its SDK. Amounts are yuan. */
export class AlipayProvider implements PaymentProvider {
  readonly name = 'alipay';

  private constructor(
    private readonly sdk: AlipaySdk,
    private readonly settings: AlipaySettings,
    private readonly site: { siteUrl: string; basePath: string },
  ) {}

  static async open(
    settings: AlipaySettings,
    site: { siteUrl: string; basePath: string },
  ): Promise<AlipayProvider> {
    const { AlipaySdk: Sdk } = await import('alipay-sdk');
    const sdk = new Sdk({
      appId: settings.appId,
      privateKey: settings.privateKey,
      // Otherwise the SDK treats the key as PKCS#1.
      keyType: 'PKCS8',
      alipayPublicKey: settings.publicKey,
      gateway: settings.gateway,
      signType: 'RSA2',
      timeout: TIMEOUT_MS,
      camelcase: true,
    });
    return new AlipayProvider(sdk, settings, site);
  }

  async begin(order: Order): Promise<Checkout> {
    const { siteUrl, basePath } = this.site;
    const html = this.sdk.pageExecute('alipay.trade.page.pay', 'POST', {
      ...now(),
      notifyUrl: `${siteUrl}${basePath}api/payments/alipay/notices`,
      returnUrl: `${siteUrl}${returnPath(basePath, order, 'success')}`,
      bizContent: {
        out_trade_no: order.id,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanOfFen(order.fen),
        subject: `${SUBJECTS[order.locale]} ${order.credits}`,
        time_expire: beijingTime(order.expiresAt),
      },
    });
    return { kind: 'form', html, checkoutId: null };
  }

  async readNotice(body: Buffer): Promise<Notice> {
    const fields = fieldsOf(body);
    // The SDK would accept the weaker algorithm if the notice requests it.
    if (fields['sign_type'] !== 'RSA2') throw new NoticeRefusedError('it is not signed by RSA2');
    if (!this.#isSigned(fields)) throw new NoticeRefusedError('its signature is wrong');
    const notice = readNoticePart(noticeSchema, fields);
    const sent = timeOfBeijing(notice.notify_time)?.getTime() ?? 0;
    if (sent < Date.now() - OLDEST_NOTICE_MS || sent > Date.now() + CLOCK_MS)
      throw new NoticeRefusedError(`it was sent at ${notice.notify_time}`);
    const report = reportOf(notice);
    return { eventId: notice.notify_id, report: report && { ...report, foreign: this.#foreign(notice) } };
  }

  async lookUp({ id, fen }: Order): Promise<PaymentReport | null> {
    const answer = await this.#ask('alipay.trade.query', { out_trade_no: id });
    if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
    const {
      outTradeNo,
      tradeNo = null,
      tradeStatus = '',
      totalAmount = '',
      sendPayDate = '',
    } = succeeded(answer);
    if (outTradeNo !== id) throw new Error(`Alipay answered about ${outTradeNo} instead of ${id}`);
    const kind = PAID.includes(tradeStatus) ? 'paid' : tradeStatus === 'TRADE_CLOSED' ? 'cancelled' : null;
    if (kind === null) return null;
    return {
      orderId: id,
      kind,
      paymentId: tradeNo,
      fen: kind === 'paid' ? fenOfYuan(totalAmount) : fen,
      currency: 'CNY',
      foreign: null,
      at: timeOfBeijing(sendPayDate),
    };
  }

  async close({ id }: Order): Promise<void> {
    const answer = await this.#ask('alipay.trade.close', { out_trade_no: id });
    // Until the payer opens the order at Alipay, the trade does not exist.
    if (answer.subCode !== 'ACQ.TRADE_NOT_EXIST') succeeded(answer);
  }

  async readStatement({ from, to }: { from: Date; to: Date }): Promise<StatementLine[]> {
    const lines: StatementLine[] = [];
    for (let time = from.getTime(); time < to.getTime(); time += DAY_MS)
      lines.push(...(await this.#readDay(beijingDay(new Date(time)))));
    const inTime = ({ at }: StatementLine) => at >= from && at < to;
    return lines.filter(inTime);
  }

  async #readDay(day: string): Promise<StatementLine[]> {
    const method = 'alipay.data.dataservice.bill.downloadurl.query';
    const answer = await this.#ask(method, { bill_type: 'trade', bill_date: day });
    // Alipay has no bill for a day without sales.
    if (answer.subCode === 'isp.bill_not_exist') return [];
    const { billDownloadUrl } = succeeded(answer);
    const response = await fetch(billDownloadUrl ?? '', { signal: AbortSignal.timeout(60_000) });
    if (!response.ok) throw new Error(`Alipay's bill of ${day}: HTTP ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > BILL_BYTES) throw new Error(`Alipay's bill of ${day} is too large`);
    return readBill(bytes);
  }

  /** Verifies the signature of the response. The SDK does so only on request. */
  async #ask(method: string, bizContent: Record<string, string>): Promise<Answer> {
    return (await this.sdk.exec(method, { ...now(), bizContent }, { validateSign: true })) as Answer;
  }

  #isSigned(fields: Record<string, string>): boolean {
    try {
      return this.sdk.checkNotifySignV2(fields);
    } catch {
      return false;
    }
  }

  #foreign({ app_id, seller_id }: z.infer<typeof noticeSchema>): 'app' | 'seller' | null {
    if (app_id !== this.settings.appId) return 'app';
    return seller_id === this.settings.sellerId ? null : 'seller';
  }
}

const now = () => ({ timestamp: beijingTime(new Date()) });

/** Rejects repeated fields, because it is unclear which value was signed. */
function fieldsOf(body: Buffer): Record<string, string> {
  const entries = [...new URLSearchParams(body.toString('utf8'))];
  const fields = Object.fromEntries(entries);
  if (Object.keys(fields).length !== entries.length) throw new NoticeRefusedError('a field comes twice');
  return fields;
}

function succeeded(answer: Answer): Answer {
  if (answer.code === '10000') return answer;
  throw new Error(`Alipay refuses: ${answer.subCode ?? answer.code}: ${answer.subMsg ?? answer.msg}`);
}

/** A fully refunded trade is also reported as closed. */
function reportOf(notice: z.infer<typeof noticeSchema>): PaymentReport | null {
  const { out_trade_no: orderId, trade_no: paymentId, trade_status: status } = notice;
  const report = { orderId, paymentId, currency: 'CNY', foreign: null };
  const at = timeOfBeijing(notice.gmt_payment ?? '');
  const refunded = fenOfYuan(notice.refund_fee ?? '0');
  if (refunded !== 0) return { ...report, kind: 'refunded', fen: refunded, at };
  if (PAID.includes(status))
    return { ...report, kind: 'paid', fen: fenOfYuan(notice.total_amount ?? ''), at };
  return status === 'TRADE_CLOSED' ? { ...report, kind: 'cancelled', fen: null, at: null } : null;
}
