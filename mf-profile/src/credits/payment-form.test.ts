import { afterEach, expect, it, vi } from 'vitest';
import { readPaymentForm, submitPaymentForm } from './payment-form.ts';

const ORIGIN = 'https://danqing.example';
afterEach(() => vi.restoreAllMocks());

it('reads the form of Alipay’s own library, with what a signature is over left as it is', () => {
  // Output format of `pageExecute` in alipay-sdk 4: a multi-line form and a script.
  const html = `
      <form action="https://openapi.alipay.com/gateway.do?method=alipay.trade.page.pay&app_id=2021&sign=a%2Bb%3D" method="post" name="alipaySDKSubmit1" id="alipaySDKSubmit1">
        <input type="hidden" name="biz_content" value="{&quot;out_trade_no&quot;:&quot;1&quot;,&quot;subject&quot;:&quot;点数 <1> > 0&quot;}" /><input type="hidden" name="sign" value="a+b/c==" />
      </form>
      <script>document.forms["alipaySDKSubmit1"].submit();</script>`;
  expect(readPaymentForm(html, ORIGIN)).toEqual({
    action: 'https://openapi.alipay.com/gateway.do?method=alipay.trade.page.pay&app_id=2021&sign=a%2Bb%3D',
    method: 'post',
    fields: [
      ['biz_content', '{"out_trade_no":"1","subject":"点数 <1> > 0"}'],
      ['sign', 'a+b/c=='],
    ],
  });
});

it('decodes once what is written as entities', () => {
  const html = `<FORM METHOD='POST' action='https://pay.example/?a=1&amp;b=2'><INPUT name='x' value='&amp;quot; &#39;'></FORM>`;
  expect(readPaymentForm(html, ORIGIN)).toEqual({
    action: 'https://pay.example/?a=1&b=2',
    method: 'post',
    fields: [['x', `&quot; '`]],
  });
});

it.each([
  ['a path of this site', '<form action="/api/payments/sandbox/checkout/1" method="get"></form>', true],
  ['another scheme', '<form action="javascript:alert(1)"></form>', false],
  ['http elsewhere', '<form action="http://pay.example/"></form>', false],
  ['no address', '<form method="post"></form>', false],
  ['no form', '<h1>502</h1>', false],
  ['nothing', '', false],
])('takes %s: %j, %s', (_, html, taken) => {
  expect(readPaymentForm(html, ORIGIN) !== null).toBe(taken);
});

it('submits the same fields, also one that is named as the method', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect([this.method, this.getAttribute('action'), fields]).toEqual([
      'post',
      'https://pay.example/',
      [['submit', 'now']],
    ]);
  });
  submitPaymentForm({ action: 'https://pay.example/', method: 'post', fields: [['submit', 'now']] });
  expect(submit).toHaveBeenCalledOnce();
  expect(document.querySelector('form')).toBeNull();
});
