import type { ContentKind } from '@danqing/contracts/moderation';
import { checkTexts } from '@danqing/shell-sdk/area-checks';
import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyReport } from './lazy-report.tsx';
import { reportCatalogues } from './report-catalogues.ts';

afterEach(() => vi.unstubAllGlobals());

function openDialog(kind: ContentKind) {
  const onClose = vi.fn();
  const item = { kind, id: 12, name: '可疑', colors: ['#ED5126'] };
  const { shell } = renderInShell(
    <LazyReport item={item} failed="没有加载成功" onClose={onClose} returnFocus={createRef()} />,
  );
  return { onClose, shell };
}
function answerWith(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(new URL(String(input), 'http://localhost'), init));
    return answers[requests.length - 1]!();
  });
  return requests;
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '举报' });

it.each([
  ['palette', '举报调色板', '/api/palettes/12/reports'],
  ['creation', '举报作品', '/api/collections/12/reports'],
  ['color', '举报颜色', '/api/co-create/colors/12/reports'],
] as const)('reports a %s and shows the confirmation of the server', async (kind, title, path) => {
  const requests = answerWith(() => Response.json({ success: true, message: '已收到举报' }));
  const { onClose, shell } = openDialog(kind);
  await screen.findByRole('dialog', { name: title });
  expect(send().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '泄露个人信息' }));
  await userEvent.type(screen.getByRole('textbox', { name: '补充说明（可选）' }), ' 有电话 ');
  await userEvent.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(new URL(requests[0]!.url).pathname).toBe(path);
  expect(await requests[0]!.json()).toEqual({ reason: 'personal', text: '有电话' });
  expect(shell.toasts).toMatchObject([{ message: '已收到举报', variant: 'success' }]);
});

it('keeps what was typed when the report fails, and says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusal = { success: false, code: 'RATE_LIMITED', message: '操作过于频繁', error: '', traceId: 'x' };
  answerWith(
    () => new Response('', { status: 500 }),
    () => Response.json(refusal, { status: 429 }),
  );
  openDialog('palette');
  await userEvent.click(await screen.findByRole('radio', { name: '其他' }));
  await userEvent.type(screen.getByRole('textbox'), '请看');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('举报没有发送成功，请稍后重试');
  await userEvent.click(send());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('操作过于频繁'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('请看');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '其他' }).checked).toBe(true);
  log.mockRestore();
});

checkTexts([reportCatalogues], import.meta.dirname);
