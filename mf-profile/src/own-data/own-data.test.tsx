import type { DataExport, User } from '@danqing/contracts/identity';
import { readAreaTexts, renderInShell, sampleMember } from '@danqing/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import area from '../area.ts';
import { refusing, stubProfileServer, type ProfileServer } from '../testing/profile-server.ts';
import { watchDownloads } from '../testing/watch-downloads.ts';
import { ErasureWarning, OwnData } from './own-data.tsx';

const catalogues = await readAreaTexts('profile', area);
const { saved } = watchDownloads();

const made: DataExport = {
  id: '0b8f2c0e-58a7-4f3c-9d3b-3f1f7d9a6c12',
  state: 'gathering',
  gathered: 12,
  size: null,
  created_at: '2026-11-22T08:00:00.000Z',
  expires_at: null,
};
const exportIs = (server: ProfileServer, data: DataExport | null) =>
  server.override(/GET .*data-exports$/, () => Response.json({ success: true, data }));
const render = (member: User = sampleMember) =>
  renderInShell(
    <>
      <ErasureWarning member={member} />
      <OwnData member={member} />
    </>,
    { catalogues, user: member },
  );

describe('the download', () => {
  it('is asked for, waited for, and saved', async () => {
    const server = stubProfileServer();
    exportIs(server, null);
    server.override(/POST .*data-exports/, () => {
      exportIs(server, made);
      return Response.json({ success: true, data: made }, { status: 202 });
    });
    render();
    await userEvent.click(await screen.findByRole('button', { name: '整理我的数据' }));
    expect(await screen.findByText(/已收集 12 项/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '正在整理…' }).getAttribute('aria-disabled')).toBe('true');
    exportIs(server, { ...made, state: 'ready', size: 4_200_000, expires_at: '2026-11-29T08:00:00.000Z' });
    const save = await screen.findByRole('button', { name: '下载' }, { timeout: 5_000 });
    expect(screen.getByText(/约 4.2 MB，保留至/)).toBeTruthy();
    server.override(/file$/, () => new Response('PK', { headers: { 'content-type': 'application/zip' } }));
    await userEvent.click(save);
    await waitFor(() => expect(saved).toEqual(['丹青_我的数据_2026-11-22.zip']));
  }, 10_000);

  it('that failed is said to, and asked for again', async () => {
    const server = stubProfileServer();
    exportIs(server, { ...made, state: 'failed' });
    server.override(/POST .*data-exports/, refusing(429, 'RATE_LIMITED', '请求过于频繁，请稍后再试'));
    render();
    expect((await screen.findByRole('alert')).textContent).toContain('整理失败');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('请求过于频繁'));
  });
});

describe('deleting the account', () => {
  it('says before what goes and what stays, takes a code, and signs out', async () => {
    const server = stubProfileServer();
    exportIs(server, null);
    server.override(/deletion\/code$/, () => Response.json({ success: true, message: '验证码已发送' }));
    server.override(/POST .*deletion$/, () => {
      server.override(/auth\/me/, refusing(401, 'UNAUTHENTICATED', '请先登录'));
      return Response.json({ success: true, data: { erases_at: '2026-12-02T12:00:00.000Z' } });
    });
    const { shell } = render({ ...sampleMember, credits: 30 });
    await userEvent.click(await screen.findByRole('button', { name: '注销账号…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }));
    for (const text of [/私有的调色板/, /已注销用户/, /余下的 30 点将作废/, /7 天内登录可以保留/])
      expect(dialog.getByText(text)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '发送验证码' }));
    const field = await dialog.findByLabelText('发送到 lincheng@example.com 的验证码');
    const confirm = dialog.getByRole('button', { name: '确认注销' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(field, '314159');
    await userEvent.click(confirm);
    await waitFor(() => expect(shell.toasts.at(-1)?.message).toContain('在那之前登录可以保留'));
    expect(server.requestLog.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/auth/account/deletion/code',
      'POST /api/auth/account/deletion',
    ]);
  });

  it('keeps the dialog for a wrong code', async () => {
    const server = stubProfileServer();
    exportIs(server, null);
    server.override(/deletion\/code$/, () => Response.json({ success: true, message: '' }));
    server.override(/POST .*deletion$/, refusing(400, 'DELETION_CODE_INVALID', '验证码无效，请重试'));
    render();
    await userEvent.click(await screen.findByRole('button', { name: '注销账号…' }));
    await userEvent.click(await screen.findByRole('button', { name: '发送验证码' }));
    await userEvent.type(await screen.findByLabelText(/的验证码/), '314159{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('验证码无效');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('can be undone while the account is there', async () => {
    const member = { ...sampleMember, erases_at: '2026-12-02T12:00:00.000Z' };
    const server = stubProfileServer();
    exportIs(server, null);
    let kept = false;
    server.override(/auth\/me/, () =>
      Response.json({ success: true, data: { user: kept ? sampleMember : member } }),
    );
    server.override(/DELETE .*deletion$/, () => {
      kept = true;
      return Response.json({ success: true, data: { erases_at: null } });
    });
    const { shell } = render(member);
    const note = within(await screen.findByRole('region', { name: '账号注销' }));
    await userEvent.click(note.getByRole('button', { name: '保留账号' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '账号注销' })).toBeNull());
    expect(shell.toasts.at(-1)).toMatchObject({ variant: 'success' });
  });
});
