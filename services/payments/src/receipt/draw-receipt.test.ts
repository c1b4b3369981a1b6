import { Typefaces } from '@danqing/drawing';
import { readPdf } from '@danqing/drawing/testing';
import { expect, it } from 'vitest';
import { paidOrder } from '../testing/paid-order.ts';
import { drawReceipt } from './draw-receipt.ts';
import { prepareReceipt } from './prepare-receipt.ts';

const typefaces = new Typefaces();
const order = paidOrder();
const nobody = { name: null, address: null, taxNumber: null };
const bare = (text = '') => text.replaceAll(/\s/g, '');
const textOf = (file: Buffer) => readPdf(file).pages.map(bare);

it('names the site where no seller is set, and the day in Beijing', () => {
  const receipt = prepareReceipt(order, { payer: '', seller: nobody, locale: 'en' });
  const pages = textOf(drawReceipt(receipt, typefaces));
  expect(pages).toHaveLength(1);
  for (const part of ['24November2026', '00:30', 'pi_3QabcdefGHIJKL', 'Stripe', '¥50.00'])
    expect(pages[0]).toContain(part);
  expect(pages[0]).not.toContain('Paidby');
  expect(pages[0]).not.toContain('Taxnumber');
});

it('keeps all on one page for the longest texts, and signs of direction out of it', () => {
  const seller = { name: '字'.repeat(120), address: '址'.repeat(200), taxNumber: '9'.repeat(40) };
  const receipt = prepareReceipt(
    { ...order, refundedFen: 5000, paymentId: 'x'.repeat(255) },
    { payer: `${'名'.repeat(39)}\u202E`, seller, locale: 'zh' },
  );
  const file = drawReceipt(receipt, typefaces);
  const pages = textOf(file);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('已全额退款');
  expect(pages[0]).toContain('实付¥0.00');
  expect(pages[0]).not.toContain('\u202E');
  expect(drawReceipt(receipt, typefaces).equals(file)).toBe(true);
});
