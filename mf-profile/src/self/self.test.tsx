import { readAreaTexts, readCatalogues, renderInShell, sampleMember } from '@danqing/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import area from '../area.ts';
import { ProfilePage } from '../profile/profile-page.tsx';
import {
  failing,
  never,
  refusing,
  sampleCollection,
  samplePicture,
  stubProfileServer,
} from '../testing/profile-server.ts';
import { selfCatalogues } from './self-catalogues.ts';

const catalogues = {
  ...(await readAreaTexts('profile', area)),
  self: await readCatalogues(selfCatalogues),
};
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
});

const render = (user = sampleMember) =>
  renderInShell(<ProfilePage />, { catalogues, path: '/users/profile', user });
const pencil = () => screen.getByRole('button', { name: '修改用户名' });
async function edit(text: string) {
  await userEvent.click(pencil());
  const field = screen.getByRole('textbox', { name: '用户名' });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return field as HTMLInputElement;
}

describe('the own name', () => {
  it('is edited in its place, trimmed and saved, and the bar shows it at once', async () => {
    const server = stubProfileServer();
    const { shell } = render();
    await edit('  何青禾 ');
    expect(shell.unsavedWork).toBe(true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(pencil()));
    expect(server.changes).toEqual([{ name: '何青禾' }]);
    expect(shell.session.getState().user?.name).toBe('何青禾');
    expect(screen.getByText('何青禾').lang).toBe('zh');
    expect(shell.toasts.at(-1)?.message).toBe('用户名已更新，作品上的署名随后跟着更新');
    expect(shell.unsavedWork).toBe(false);
  });

  it('must not be empty', async () => {
    const server = stubProfileServer();
    render();
    const field = await edit('   ');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByRole('alert').textContent).toBe('用户名不能为空');
    expect(document.activeElement).toBe(field);
    expect(server.changes).toEqual([]);
  });

  it('stays as it was after Escape, and after saving it as it is, without a call', async () => {
    const server = stubProfileServer();
    render();
    await edit('别的');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('林澄')).toBeTruthy();
    expect(document.activeElement).toBe(pencil());
    await edit('林澄');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(pencil()));
    expect(server.changes).toEqual([]);
  });

  it.each([
    [
      refusing(400, 'NAME_RESERVED', '这个名字会让人误以为是本站，请换一个'),
      '这个名字会让人误以为是本站，请换一个',
    ],
    [refusing(400, 'NAME_TOO_LONG', '用户名最多 40 个字'), '用户名最多 40 个字'],
    [failing, '更新用户名失败'],
  ])('that is not saved is told beside the field, with what was typed', async (answer, sentence) => {
    stubProfileServer().override(/^PATCH/, answer);
    render();
    const field = await edit('丹青官方');
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field.value).toBe('丹青官方');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is sent once, however often it is saved', async () => {
    const server = stubProfileServer();
    server.override(/^PATCH/, never);
    render();
    await edit('新名');
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '正在保存…' }));
    expect(server.requestLog.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
  });
});

describe('the own picture', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: '更换头像' }));
    return within(await screen.findByRole('dialog', { name: '更换头像' }));
  };

  it('is chosen among thirty of the own ones', async () => {
    const server = stubProfileServer();
    server.pictures = [samplePicture(3), samplePicture(2)];
    const { shell } = render();
    const dialog = await open();
    const choice = await dialog.findAllByRole('radio');
    expect(server.requestLog).toContain(`GET /api/users/${sampleMember.id}/images?limit=30`);
    expect(choice).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: '用作头像' }));
    expect(server.changes).toEqual([]);
    await userEvent.click(choice[1]!);
    await userEvent.click(dialog.getByRole('button', { name: '用作头像' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.changes).toEqual([{ avatar_url: samplePicture(2).url }]);
    expect(shell.session.getState().user?.image).toBe(samplePicture(2).url);
    expect(shell.toasts.at(-1)?.message).toBe('头像已更新');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '更换头像' }));
  });

  it('that is one already is marked, and can be taken away', async () => {
    const server = stubProfileServer();
    server.pictures = [samplePicture(3)];
    render({ ...sampleMember, image: samplePicture(3).sizes[0]!.url });
    const dialog = await open();
    expect(((await dialog.findByRole('radio')) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: '不用图片' }));
    await waitFor(() => expect(server.changes).toEqual([{ avatar_url: null }]));
  });

  it('leads to where one is painted while there is none', async () => {
    stubProfileServer();
    render();
    const dialog = await open();
    expect(await dialog.findByText(/还没有可用的图片/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: '去写诗作画' }).getAttribute('href')).toBe('/gallery');
    expect(dialog.queryByRole('button', { name: '用作头像' })).toBeNull();
  });

  it('says when the pictures do not come, and asks again', async () => {
    const server = stubProfileServer();
    server.override(/images/, failing);
    render();
    const dialog = await open();
    expect((await dialog.findByRole('alert')).textContent).toContain('获取图片失败');
    server.pictures = [samplePicture(1)];
    server.recover();
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByRole('radio')).toBeTruthy();
  });

  it('that is not saved is said to, and stays chosen', async () => {
    const server = stubProfileServer();
    server.pictures = [samplePicture(1)];
    server.override(/^PATCH/, failing);
    render();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('radio'));
    await userEvent.click(dialog.getByRole('button', { name: '用作头像' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('更新头像失败，请稍后重试');
    expect((dialog.getByRole('radio') as HTMLInputElement).checked).toBe(true);
  });
});

describe('the own creations', () => {
  it('are all there, those that others do not see marked, and turn by keys', async () => {
    const server = stubProfileServer();
    server.collections = [8, 7, 6, 5, 4, 3, 2, 1].map((id) =>
      sampleCollection(id, { is_listed: id !== 8, ...(id === 7 && { hidden_reason: '广告' }) }),
    );
    render();
    const works = within(screen.getByRole('region', { name: '我的诗画' }));
    const [first, second, third] = await works.findAllByRole('article');
    expect(first!.textContent).toContain('未在诗画页展示');
    expect(second!.textContent).toContain('管理员已隐藏');
    expect(third!.textContent).not.toContain('未在诗画页展示');
    expect(works.getByRole('link', { name: '诗画6' }).getAttribute('href')).toBe('/collections/6');
    await userEvent.click(works.getByRole('button', { name: '较早的' }));
    expect(await works.findByText('诗画1')).toBeTruthy();
    expect(server.requestLog).toContain(`GET /api/users/${sampleMember.id}/collections?limit=6&after=3`);
    await userEvent.click(works.getByRole('button', { name: '较新的' }));
    expect(await works.findByText('诗画8')).toBeTruthy();
  });

  it('that do not come are said to; without one there is a way to make it', async () => {
    const server = stubProfileServer();
    server.override(/collections/, failing);
    render();
    const works = within(screen.getByRole('region', { name: '我的诗画' }));
    expect((await works.findByRole('alert')).textContent).toContain('获取创作失败');
    server.recover();
    await userEvent.click(works.getByRole('button', { name: '重试' }));
    expect((await works.findByRole('link', { name: '去写诗作画' })).getAttribute('href')).toBe('/gallery');
  });
});

describe('the public page', () => {
  const section = async () => within(await screen.findByRole('region', { name: '公开主页' }));

  it('is switched off and on, what that hides said before', async () => {
    const server = stubProfileServer();
    render();
    const page = await section();
    const toggle = await page.findByRole('switch', { name: '公开我的主页' });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    expect(page.getByText(/关掉以后，别人打开主页/)).toBeTruthy();
    expect(page.getByRole('link', { name: '查看公开主页' }).getAttribute('href')).toBe('/users/7');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
    expect(server.changes).toEqual([{ is_public: false }]);
    expect(page.queryByRole('link', { name: '查看公开主页' })).toBeNull();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  });

  it('stays as it is when that is not saved', async () => {
    const server = stubProfileServer();
    server.override(/^PATCH/, failing);
    render();
    const page = await section();
    await userEvent.click(await page.findByRole('switch'));
    expect((await page.findByRole('alert')).textContent).toBe('保存失败，请稍后重试');
    expect(page.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });

  it('that cannot be asked for says so', async () => {
    const server = stubProfileServer();
    server.override(/public$/, refusing(503, 'SERVICE_UNAVAILABLE', '服务暂时不可用'));
    render();
    expect(await (await section()).findByText('获取用户信息失败')).toBeTruthy();
    server.recover();
    await userEvent.click((await section()).getByRole('button', { name: '重试' }));
    expect(await (await section()).findByRole('switch')).toBeTruthy();
  });
});

it('the devices are a press away', async () => {
  stubProfileServer();
  const { shell } = render();
  await userEvent.click(await screen.findByRole('button', { name: '查看登录的设备' }));
  expect(shell.devicesOpened).toBe(1);
});
