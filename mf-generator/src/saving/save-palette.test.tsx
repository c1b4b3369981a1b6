import { sampleColors } from '@danqing/area-kit/testing';
import type { SavePaletteRequest } from '@danqing/contracts/palettes';
import type { RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { sampleMember } from '@danqing/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea } from '../testing/render-area.tsx';

const FAILED = '保存调色板失败，请检查剩余点数稍后重试';

interface Sent {
  body: SavePaletteRequest;
  key: string | null;
  authorization: string | null;
}

function stubServer(...answers: (Response | Error | Promise<Response>)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!String(url).endsWith('api/palettes')) return Response.json(sampleColors);
    const headers = new Headers(init.headers);
    const body = JSON.parse(String(init.body)) as SavePaletteRequest;
    sent.push({ body, key: headers.get('idempotency-key'), authorization: headers.get('authorization') });
    const answer = await answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? saved();
  });
  return sent;
}

const saved = () =>
  Response.json({
    success: true,
    message: '',
    data: { id: 1, name: '竹里馆', user: { id: 7, name: '林澄' }, colors: [{ hex: '#ED5126' }] },
  });

function refused(status: number, code: string, message: string, field?: string) {
  const body = { success: false, code, message, error: message, field, traceId: 't' };
  return Response.json(body, { status });
}

const saveButton = () => screen.getByRole('button', { name: '保存调色板' });
const dialog = () => screen.findByRole('dialog', { name: '保存调色板' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const nameField = () => screen.getByLabelText<HTMLInputElement>('调色板名称 *');
const description = () => screen.getByLabelText<HTMLTextAreaElement>('描述（可选）');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' });

async function renderGenerator(options: RenderInShellOptions = { user: sampleMember }) {
  const rendered = renderArea('/colors/朱红', options);
  await screen.findByText('荷花白');
  return rendered;
}

async function openDialog() {
  await userEvent.click(saveButton());
  return dialog();
}

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockClear();
});

describe('the button', () => {
  it('is off while the scheme lacks its second colour', async () => {
    stubServer();
    await renderGenerator();
    expect(saveButton().hasAttribute('disabled')).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: '双色' }));
    expect(saveButton().hasAttribute('disabled')).toBe(true);
  });

  it('asks whoever is signed out to sign in, and goes on by itself', async () => {
    stubServer();
    const { shell } = await renderGenerator({});
    await userEvent.click(saveButton());
    expect(shell.loginsWaiting).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => shell.signIn(sampleMember));
    expect(await dialog()).toBeTruthy();
  });

  it('does nothing when the visitor does not want to sign in', async () => {
    stubServer();
    const { shell } = await renderGenerator({});
    await userEvent.click(saveButton());
    await act(async () => shell.closeSignIn());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the dialog', () => {
  it('begins with the name, empty, and public', async () => {
    stubServer();
    await renderGenerator();
    await openDialog();
    expect(document.activeElement).toBe(nameField());
    expect([nameField().value, description().value]).toEqual(['', '']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '公开' }).checked).toBe(true);
    expect(screen.getByText('别人可以看到、载入；导出要花 1 点。')).toBeTruthy();
  });

  it('cannot save without a name', async () => {
    stubServer();
    await renderGenerator();
    await openDialog();
    expect(submit().disabled).toBe(true);
    await userEvent.type(nameField(), '   {Enter}');
    expect(submit().disabled).toBe(true);
    await userEvent.type(nameField(), '竹');
    expect(submit().disabled).toBe(false);
  });

  it('offers a name as long as there is none', async () => {
    stubServer();
    await renderGenerator();
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: '朱红浅深' }));
    expect(nameField().value).toBe('朱红浅深');
    expect(document.activeElement).toBe(nameField());
    await userEvent.type(nameField(), '二');
    expect(nameField().value).toBe('朱红浅深二');
    expect(screen.queryByRole('button', { name: '朱红浅深' })).toBeNull();
  });

  it('counts near the limit, and keeps what is too long', async () => {
    stubServer();
    await renderGenerator();
    await openDialog();
    await userEvent.click(nameField());
    await userEvent.paste('字'.repeat(55));
    expect(screen.getByText('还可以写 5 个字')).toBeTruthy();
    await userEvent.paste('字'.repeat(7));
    expect(screen.getByText('最多 60 个字，请删去 2 个字')).toBeTruthy();
    expect(nameField().value).toHaveLength(62);
    expect(submit().disabled).toBe(true);
  });

  it('keeps what was typed when it is closed, until the scheme changes', async () => {
    stubServer();
    await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆');
    await userEvent.type(description(), '月光');
    await userEvent.click(screen.getByRole('checkbox', { name: '公开' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(saveButton());
    await openDialog();
    expect([nameField().value, description().value]).toEqual(['竹里馆', '月光']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '公开' }).checked).toBe(false);
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(screen.getByRole('radio', { name: '三角' }));
    await openDialog();
    expect([nameField().value, description().value]).toEqual(['', '']);
  });
});

describe('saving', () => {
  it('sends the palette, closes, clears the fields and tells where it is', async () => {
    const sent = stubServer();
    const { shell } = await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), ' 竹里馆 ');
    await userEvent.type(description(), '月光');
    await userEvent.click(submit());
    await closed();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.authorization).toBe('Bearer token');
    expect(sent[0]?.body).toMatchObject({ name: '竹里馆', description: '月光', is_public: true });
    expect(sent[0]?.body.colors).toHaveLength(12);
    expect(shell.toasts).toEqual([
      {
        message: '保存成功！在[调色板]查看',
        variant: 'success',
        duration: 3000,
        action: { label: '[调色板]', path: '/palettes' },
      },
    ]);
    await openDialog();
    expect([nameField().value, description().value]).toEqual(['', '']);
  });

  it('is under way once, whatever is pressed', async () => {
    let answer = (_response: Response) => {};
    const sent = stubServer(new Promise((resolve) => (answer = resolve)));
    await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆{Enter}{Enter}');
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: '正在保存…' });
    expect(busy.disabled).toBe(true);
    await act(async () => answer(saved()));
    await closed();
    expect(sent).toHaveLength(1);
  });

  it('that fails keeps the dialog and its texts, says so twice, and can be tried again with the same key', async () => {
    const sent = stubServer(new TypeError('offline'), refused(500, 'INTERNAL', '服务器错误'));
    const { shell } = await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆');
    await userEvent.click(submit());
    const note = await screen.findByRole('alert');
    expect(note.textContent).toBe(`${FAILED}。填写的内容都还在。`);
    expect(shell.toasts).toEqual([{ message: FAILED, variant: 'error' }]);
    expect(nameField().value).toBe('竹里馆');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(shell.toasts).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await closed();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('of another content has another key', async () => {
    const sent = stubServer(new TypeError('offline'));
    await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆{Enter}');
    await screen.findByRole('alert');
    await userEvent.type(nameField(), '二{Enter}');
    await closed();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('of the same palette once more, on purpose, has another key', async () => {
    const sent = stubServer();
    await renderGenerator();
    for (let time = 0; time < 2; time++) {
      await openDialog();
      await userEvent.type(nameField(), '竹里馆{Enter}');
      await closed();
    }
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('that the server refuses for a reason says the reason', async () => {
    stubServer(refused(409, 'PALETTE_LIMIT_REACHED', '最多保存 1000 个调色板，请先删除一些'));
    await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('最多保存 1000 个调色板，请先删除一些');
  });

  it('that the server refuses for a field says so there, until the field changes', async () => {
    stubServer(refused(400, 'PALETTE_NAME_REQUIRED', '请输入调色板名称', 'name'));
    const { shell } = await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆{Enter}');
    const error = await screen.findByText('请输入调色板名称');
    expect(nameField().getAttribute('aria-describedby')).toBe(error.id);
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(shell.toasts).toEqual([]);
    await userEvent.type(nameField(), '二');
    expect(nameField().getAttribute('aria-invalid')).toBeNull();
  });

  it('of somebody whose session has ended makes way for the sign-in and comes back with the texts', async () => {
    const sent = stubServer(refused(401, 'UNAUTHENTICATED', '请先登录'));
    const { shell } = await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆{Enter}');
    await closed();
    expect(shell.loginsWaiting).toBe(1);
    await act(async () => shell.signIn(sampleMember));
    await dialog();
    expect(nameField().value).toBe('竹里馆');
    await userEvent.click(submit());
    await closed();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('that ends after the dialog was closed clears the fields all the same', async () => {
    let answer = (_response: Response) => {};
    stubServer(new Promise((resolve) => (answer = resolve)));
    const { shell } = await renderGenerator();
    await openDialog();
    await userEvent.type(nameField(), '竹里馆{Enter}');
    await userEvent.keyboard('{Escape}');
    await closed();
    await act(async () => answer(saved()));
    await waitFor(() => expect(shell.toasts).toHaveLength(1));
    const reopened = await openDialog();
    expect(within(reopened).getByLabelText<HTMLInputElement>('调色板名称 *').value).toBe('');
  });
});

it.each([
  ['en', 'Save palette', 'Cinnabar red, light to dark'],
  ['ja', 'パレットを保存', '朱紅の濃淡'],
] as const)('in %s the texts and the suggestion are in that language', async (locale, title, suggestion) => {
  stubServer();
  await renderGenerator({ user: sampleMember, locale });
  await userEvent.click(screen.getByRole('button', { name: title }));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: suggestion })).toBeTruthy();
});
