import { readAreaTexts, renderInShell, sampleMember } from '@danqing/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import area from '../area.ts';
import { refusing, sampleOrder, stubProfileServer } from '../testing/profile-server.ts';
import { watchDownloads } from '../testing/watch-downloads.ts';
import { Orders } from './orders.tsx';

const catalogues = await readAreaTexts('profile', area);
const { saved } = watchDownloads();
const paid = sampleOrder(1, { status: 'completed' });
const render = () => renderInShell(<Orders memberId={sampleMember.id} changeKey={null} />, { catalogues });

it('is offered for what was paid, and saved in the language of the page', async () => {
  const server = stubProfileServer();
  server.orders = [paid, sampleOrder(2, { status: 'pending' })];
  server.override(/receipt/, () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
  render();
  const receipts = await screen.findAllByRole('button', { name: /收据/ });
  expect(receipts).toHaveLength(1);
  await userEvent.click(receipts[0]!);
  await waitFor(() => expect(saved).toEqual([`收据_${paid.id}.pdf`]));
  expect(server.requestLog.at(-1)).toBe(
    `GET /api/users/${sampleMember.id}/orders/${paid.id}/receipt.pdf?language=zh`,
  );
});

it('that cannot be made is said to, and can be asked for again', async () => {
  const server = stubProfileServer();
  server.orders = [paid];
  server.override(/receipt/, refusing(503, 'RECEIPT_FAILED', '收据生成失败，请稍后重试'));
  const { shell } = render();
  const button = await screen.findByRole('button', { name: /收据/ });
  await userEvent.click(button);
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([{ message: '收据生成失败，请稍后重试', variant: 'error' }]),
  );
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(saved).toEqual([]);
});
