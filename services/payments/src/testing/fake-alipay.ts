import { createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { yuanOfFen } from '@danqing/contracts/payments';
import { zipSync } from 'fflate';
import { beijingTime } from '../order/order.ts';
import type { AlipaySettings } from '../alipay/alipay-settings.ts';

interface Trade {
  out_trade_no: string;
  trade_no: string;
  trade_status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  total_amount: string;
  send_pay_date: string;
}
type Fields = Record<string, string>;

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const bare = (key: { export(options: object): string | Buffer }, type: string) =>
  String(key.export({ type, format: 'pem' })).replace(/-----[A-Z ]+-----|\n/g, '');

/**
 * Fakes the used part of Alipay's gateway on loopback with its own keys. Requests and notices are verified
 * with the real SDK.
 */
export class FakeAlipay {
  readonly trades = new Map<string, Trade>();
  bill = '';
  forged = false;
  url = '';
  readonly #ours = keys();
  readonly #its = keys();
  readonly #strangers = keys();
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://alipay');
      if (pathname === '/bill') return response.end(this.#billFile(searchParams.get('day') ?? ''));
      const body = new URLSearchParams(Buffer.concat(parts).toString());
      const fields = { ...Object.fromEntries(searchParams), ...Object.fromEntries(body) };
      response.setHeader('content-type', 'application/json').end(this.#answer(fields));
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get settings(): AlipaySettings {
    return {
      appId: '2021000000000001',
      sellerId: '2088000000000001',
      privateKey: bare(this.#ours.privateKey, 'pkcs8'),
      publicKey: bare(this.#its.publicKey, 'spki'),
      gateway: `${this.url}/gateway.do`,
    };
  }

  submit(html: string): Fields {
    const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
    const inputs = [...html.matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g)];
    const fields = {
      ...Object.fromEntries(new URL(unescape(action)).searchParams),
      ...Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescape(value)])),
    };
    this.#verify(fields);
    const content = JSON.parse(fields['biz_content'] ?? '') as { out_trade_no: string; total_amount: string };
    this.trades.set(content.out_trade_no, {
      out_trade_no: content.out_trade_no,
      trade_no: `2026112322001${randomBytes(6).toString('hex')}`,
      trade_status: 'WAIT_BUYER_PAY',
      total_amount: content.total_amount,
      send_pay_date: '',
    });
    return fields;
  }

  pay(orderId: string): Trade {
    const trade = this.trades.get(orderId);
    if (!trade) throw new Error(`Alipay has no trade of ${orderId}`);
    return Object.assign(trade, { trade_status: 'TRADE_SUCCESS', send_pay_date: beijingTime(new Date()) });
  }

  notice(orderId: string, said: Fields = {}, by: 'alipay' | 'stranger' = 'alipay') {
    const { appId, sellerId } = this.settings;
    const trade = this.trades.get(orderId);
    const fields: Fields = filled({
      notify_id: randomBytes(17).toString('hex'),
      notify_time: beijingTime(new Date()),
      notify_type: 'trade_status_sync',
      app_id: appId,
      seller_id: sellerId,
      out_trade_no: orderId,
      trade_no: trade?.trade_no ?? '1',
      trade_status: trade?.trade_status ?? 'TRADE_SUCCESS',
      total_amount: trade?.total_amount ?? '5.00',
      subject: '丹青点数 50 +%2B',
      gmt_payment: beijingTime(new Date()),
      charset: 'utf-8',
      version: '1.0',
      ...said,
    });
    const { privateKey } = by === 'alipay' ? this.#its : this.#strangers;
    const sign = createSign('RSA-SHA256').update(contentOf(fields), 'utf8').sign(privateKey, 'base64');
    const body = new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString();
    return { body, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } };
  }

  #verify({ sign = '', ...signed }: Fields): void {
    const verifier = createVerify('RSA-SHA256').update(contentOf(signed), 'utf8');
    if (!verifier.verify(this.#ours.publicKey, sign, 'base64'))
      throw new Error('Alipay refuses our signature');
  }

  #answer(fields: Fields): string {
    this.#verify(fields);
    const method = fields['method'] ?? '';
    const answer = JSON.stringify(this.#execute(method, JSON.parse(fields['biz_content'] ?? '{}') as Fields));
    const { privateKey } = this.forged ? this.#strangers : this.#its;
    const sign = createSign('RSA-SHA256').update(answer, 'utf8').sign(privateKey, 'base64');
    return `{"${method.replaceAll('.', '_')}_response":${answer},"sign":"${sign}"}`;
  }

  #execute(method: string, { out_trade_no: id = '', bill_date: day = '' }: Fields): object {
    const refused = (sub_code: string) => ({
      code: '40004',
      msg: 'Business Failed',
      sub_code,
      sub_msg: sub_code,
    });
    if (method.startsWith('alipay.data'))
      return this.#linesOf(day).length === 0
        ? refused('isp.bill_not_exist')
        : { code: '10000', msg: 'Success', bill_download_url: `${this.url}/bill?day=${day}` };
    const trade = this.trades.get(id);
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.query') return { code: '10000', msg: 'Success', ...trade };
    if (trade.trade_status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR');
    trade.trade_status = 'TRADE_CLOSED';
    return { code: '10000', msg: 'Success', out_trade_no: id, trade_no: trade.trade_no };
  }

  billLine({ out_trade_no, trade_no, total_amount, send_pay_date }: Trade, refunded = 0): string {
    const line = (kind: string, amount: string) =>
      [trade_no, out_trade_no, kind, '丹青点数', send_pay_date, send_pay_date, amount]
        .map((field) => `${field}\t`)
        .join(',');
    return [line('交易', total_amount), ...(refunded ? [line('退款', `-${yuanOfFen(refunded)}`)] : [])].join(
      '\r\n',
    );
  }

  #linesOf(day: string): string[] {
    return this.bill.split('\r\n').filter((line) => line.includes(`${day} `));
  }

  #billFile(day: string): Buffer {
    const header = '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）';
    const details = `#支付宝业务明细查询\r\n${header}\r\n${this.#linesOf(day).join('\r\n')}\r\n#-----结束-----\r\n`;
    const summary = '#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n合计\t,\t,1\t\r\n';
    return Buffer.from(zipSync({ 'details.csv': inGbk(details), 'summary.csv': inGbk(summary) }));
  }
}

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const contentOf = (fields: Fields): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

const GBK = new Map<string, number[]>();
/**
 * The platform has a GBK decoder but no encoder, so the table is built once by decoding every two-byte code.
 */
export function inGbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gbk');
  if (GBK.size === 0)
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1)
        GBK.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  return Uint8Array.from([...text].flatMap((sign) => GBK.get(sign) ?? [sign.charCodeAt(0)]));
}
