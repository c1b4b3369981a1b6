import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collection } from '@danqing/contracts/creations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  failing,
  member,
  openStream,
  painted,
  refusing,
  sampleCollection,
  samplePicture,
  stubGalleryServer,
} from '../testing/gallery-server.ts';
import { renderAt } from '../testing/render-page.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.unstubAllGlobals());

const three = () => sampleCollection(12, { images: [1, 2, 3].map((id) => samplePicture(id)) });
async function show(collection: Collection, options: Parameters<typeof renderAt>[1] = {}) {
  const server = stubGalleryServer([collection]);
  const rendered = renderAt(`/collections/${collection.id}`, options);
  await screen.findByRole('heading', { level: 1, name: collection.title });
  return { server, ...rendered };
}
const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: RegExp | string) => userEvent.click(await button(name));
const place = () => screen.getByText(/^\d+ \/ \d+$/).textContent;

describe('a creation', () => {
  it('shows the painting whole with its poem, colour, author, day and makers, and the ways on', async () => {
    const { shell } = await show(sampleCollection(12));
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/-1024\.webp$/);
    for (const line of sampleCollection(12).lines) expect(screen.getByText(line)).toBeTruthy();
    expect(screen.getByText('2026年11月23日')).toBeTruthy();
    expect(screen.getByText('画：丹青画室 本机绘制')).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const color = encodeURIComponent('朱红');
    expect(hrefs).toEqual(['/gallery', `/gallery/${color}`, `/colors/${color}`, `/users/${member.id}`]);
    await waitFor(() => expect(shell.titles.at(-1)).toMatch(/^诗12 · 朱红 · /));
  });

  it.each(['9', 'abc', '0', '1e3'])('that is not there (%s) is said', async (id) => {
    stubGalleryServer();
    renderAt(`/collections/${id}`);
    await screen.findByRole('heading', { name: /未找到创作内容/ });
  });

  it('can be asked for again when it does not come', async () => {
    const server = stubGalleryServer([sampleCollection(12)]);
    server.override(/collections\/12/, failing);
    renderAt('/collections/12');
    const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 4000 });
    expect(screen.getByText('获取集合详情失败')).toBeTruthy();
    server.recover();
    await userEvent.click(retry);
    await screen.findByRole('heading', { level: 1 });
  });

  it('without a picture says so', async () => {
    await show(sampleCollection(12, { images: [] }));
    expect(screen.getByText('暂无图片')).toBeTruthy();
    expect(place()).toBe('0 / 0');
  });

  it('whose picture does not come has words in its place', async () => {
    await show(sampleCollection(12));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('暂无图片')).toBeTruthy();
  });
});

describe('the pictures', () => {
  it('turn round and round by buttons, and by their small pictures', async () => {
    await show(three());
    expect(place()).toBe('1 / 3');
    await press('上一幅');
    expect(place()).toBe('3 / 3');
    await press('下一幅');
    expect(place()).toBe('1 / 3');
    await press('第 2 幅');
    expect(place()).toBe('2 / 3');
    expect((await button('第 2 幅')).getAttribute('aria-current')).toBe('true');
  });

  it('turn by arrow keys and by swiping, and not by scrolling', async () => {
    await show(three());
    (await button('下一幅')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(place()).toBe('2 / 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(place()).toBe('3 / 3');
    const picture = screen.getByRole('img');
    const swipe = (x: number, y: number, pointerType = 'touch') => {
      fireEvent.pointerDown(picture, { pointerType, clientX: 200, clientY: 200 });
      fireEvent.pointerUp(picture, { pointerType, clientX: 200 + x, clientY: 200 + y });
    };
    swipe(90, 10);
    expect(place()).toBe('2 / 3');
    swipe(-60, 200);
    swipe(-90, 0, 'mouse');
    expect(place()).toBe('2 / 3');
  });

  it('of which there is one do not turn', async () => {
    await show(sampleCollection(12));
    expect((await button('下一幅')).disabled).toBe(true);
  });
});

describe('continue creating (part 2 §2, creation detail)', () => {
  it('is watched as it is painted, and then the new picture is looked at', async () => {
    const { server, shell } = await show(sampleCollection(12), { user: member });
    const stream = openStream();
    server.override(/collection-image\/stream/, stream.answer);
    const go = await button(/^接着画.*1 点$/);
    for (let press = 0; press < 20; press += 1) act(() => go.click());
    await waitFor(() => expect(screen.getByText('正在作画')).toBeTruthy());
    act(() => stream.send('layer', { layer: 3, layers: 9, preview: 'data:image/webp;base64,AA' }));
    await screen.findByText('第 3 层，共 9 层', { exact: false });
    server.collections[0]!.images.push(samplePicture(99));
    act(() => stream.send('done', { ...painted, imageId: 99, credits: 8 }));
    await waitFor(() => expect(place()).toBe('2 / 2'));
    expect(shell.session.getState().user?.credits).toBe(8);
    expect(server.requestLog.filter((line) => line.includes('collection-image'))).toHaveLength(1);
  });

  it('asks a visitor to sign in, and tells another member that only its author can', async () => {
    const { server, shell } = await show(sampleCollection(12));
    await press(/^接着画/);
    expect(shell.loginsWaiting).toBe(1);
    await act(async () => shell.signIn({ ...member, id: 4321 }));
    await waitFor(() => expect(shell.toasts.at(-1)?.variant).toBe('info'));
    expect(server.requestLog.join()).not.toContain('collection-image');
  });

  it('that fails says so', async () => {
    const { server } = await show(sampleCollection(12), { user: member });
    server.override(/collection-image/, refusing(500, 'INTERNAL', 'x'));
    await press(/^接着画/);
    expect((await screen.findByRole('alert')).textContent).toBe('生成图片失败');
  });

  it('says after three seconds without an answer that it is tried still, and ends with 生成图片失败', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { server } = await show(sampleCollection(12), { user: member });
      server.override(/collection-image/, failing);
      await press(/^接着画/);
      await act(() => vi.advanceTimersByTimeAsync(3_100));
      expect(screen.getByText('还没有回应，仍在尝试…').getAttribute('role')).toBe('status');
      await act(() => vi.advanceTimersByTimeAsync(90_000));
      expect((await screen.findByRole('alert')).textContent).toBe('生成图片失败');
      expect(screen.queryByText('还没有回应，仍在尝试…')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not offered to who cannot pay, and says what it costs', async () => {
    await show(sampleCollection(12), { user: { ...member, credits: 0 } });
    expect((await button(/^接着画/)).disabled).toBe(true);
    expect(screen.getByText('接着画需要 1 点，你现在有 0 点。')).toBeTruthy();
  });
});

describe('the video', () => {
  const filmed = (id: number) =>
    samplePicture(id, { video_url: '/v.mp4', video_webm_url: '/v.webm', video_poster_url: '/v.webp' });

  it('is made of one picture, says how long it takes, and plays when it is there', async () => {
    const { server, shell, container } = await show(sampleCollection(12), { user: member });
    const stream = openStream();
    server.override(/image-to-video\/stream/, stream.answer);
    await press(/^图生视频.*5 点$/);
    expect((await button('约180秒')).disabled).toBe(true);
    server.collections[0]!.images = [filmed(120)];
    act(() => stream.send('done', { imageId: 120, videoUrl: '/v.mp4', credits: 5 }));
    await waitFor(() => expect(container.querySelector('video')).toBeTruthy());
    const sources = [...container.querySelectorAll('source')].map(({ src, type }) => [src.slice(-5), type]);
    expect(sources).toEqual([
      ['v.mp4', 'video/mp4'],
      ['.webm', 'video/webm'],
    ]);
    expect(shell.session.getState().user?.credits).toBe(5);
  });

  it('is not offered where the site makes none: words stand in place of the button', async () => {
    await show(sampleCollection(12, { makes_videos: false }), { user: member });
    expect(await screen.findByText('本站不提供视频制作')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /图生视频/ })).toBeNull();
  });

  it.each([
    ['its owner', { user: member }],
    ['another member', { user: { ...member, id: 4321 } }],
    ['a visitor', {}],
  ])('that is being made already is not asked for by %s, whom pressing tells', async (_, options) => {
    const images = [samplePicture(1, { task_id: 'task-7' })];
    const { server, shell } = await show(sampleCollection(12, { images }), options);
    const film = await button('约180秒');
    expect([film.disabled, film.getAttribute('aria-disabled')]).toEqual([false, null]);
    await press('约180秒');
    expect(shell.toasts.at(-1)?.message).toBe('图片正在处理中，请稍后重试');
    expect([shell.loginsWaiting, server.requestLog.join()]).toEqual([
      0,
      expect.not.stringContaining('image-to-video'),
    ]);
  });

  it('that another page waits for is looked for until it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const images = [samplePicture(1, { task_id: 'task-7' })];
      const { server, shell } = await show(sampleCollection(12, { images }), { user: member });
      const looks = () => server.requestLog.filter((line) => line === 'GET /api/collections/12').length;
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      expect(looks()).toBe(3);
      server.collections[0]!.images = [filmed(1)];
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(await button('视频已生成')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(looks()).toBe(4);
      expect(shell.toasts).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that another page waits for and that fails is said once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const images = [samplePicture(1, { task_id: 'task-7' })];
      const { server, shell } = await show(sampleCollection(12, { images }), { user: member });
      server.collections[0]!.images = [samplePicture(1)];
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect((await button(/^图生视频/)).disabled).toBe(false);
      expect(shell.toasts.map(({ message }) => message)).toEqual(['转换失败，请稍后重试']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is there is said to be, plays, and gives way to the painting', async () => {
    const { container } = await show(sampleCollection(12, { images: [filmed(1)] }));
    await press('视频已生成');
    expect(container.querySelector('video')?.getAttribute('poster')).toBe('/v.webp');
    await press('看画');
    expect(container.querySelector('video')).toBeNull();
  });

  it('of another member’s public creation is offered with its price and what may become of it', async () => {
    const other = { ...member, id: 4321 };
    const { server } = await show(sampleCollection(12), { user: other });
    expect(screen.getByText('视频会公开在这件作品上，作者可以移除，移除不退点。')).toBeTruthy();
    server.override(/image-to-video\/stream/, () => {
      server.collections[0]!.images = [filmed(120)];
      return refusing(402, 'CREDITS_INSUFFICIENT', '点数不足')(new Request('http://localhost'));
    });
    await press(/^图生视频.*5 点$/);
    expect((await screen.findByRole('alert')).textContent).toBe('点数不足');
  });

  it.each([
    ['that the gallery does not show', { is_listed: false }],
    ['that operators have hidden', { hidden_reason: '广告' }],
  ])('of another member’s creation %s is not offered', async (_which, fields) => {
    await show(sampleCollection(12, fields), { user: { ...member, id: 4321 } });
    expect(screen.queryByRole('button', { name: /图生视频/ })).toBeNull();
  });

  it('that another member had made says who, and is removed and brought back by the owner', async () => {
    const image = { ...filmed(120), video_user: { id: 9, name: '何青禾', has_page: true } };
    const { server } = await show(sampleCollection(12, { images: [image] }), { user: member });
    expect(screen.getByText('何青禾').parentElement?.textContent).toBe('视频由何青禾制作');
    server.override(/^DELETE .*\/collections\/12\/images\/120\/video$/, () => {
      server.collections[0]!.images = [samplePicture(120)];
      return new Response(null, { status: 204 });
    });
    server.override(/^POST .*\/images\/120\/video\/undelete$/, () => {
      server.collections[0]!.images = [image];
      return new Response(null, { status: 204 });
    });
    await press('移除视频');
    const undo = await button('撤销');
    expect(document.activeElement).toBe(undo);
    expect(await button(/^图生视频/)).toBeTruthy();
    await press('撤销');
    expect(await button('视频已生成')).toBeTruthy();
    expect(screen.queryByText('视频已移除')).toBeNull();
  });

  it('names its maker with a reading for readers of English', async () => {
    const image = { ...filmed(120), video_user: { id: 9, name: '何青禾', has_page: true } };
    await show(sampleCollection(12, { images: [image] }), { locale: 'en' });
    const reading = await screen.findByText('Hé Qīnghé');
    expect(reading.parentElement?.textContent).toContain('何青禾 Hé Qīnghé');
  });

  it('of a member with too few credits says its price quietly, before anything is asked for', async () => {
    await show(sampleCollection(12), { user: { ...member, credits: 2 } });
    expect(screen.getByText(/需要 5 点，你现在有 2 点/).closest('[role=alert]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says after three seconds without an answer that it is tried still, and ends with the reason', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { server } = await show(sampleCollection(12), { user: member });
      server.override(/image-to-video/, () => new Response('', { status: 502 }));
      await press(/^图生视频/);
      await act(() => vi.advanceTimersByTimeAsync(3_100));
      expect(screen.getByText('还没有回应，仍在尝试…')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect((await screen.findByRole('alert')).textContent).toBe('转换请求失败');
      expect(screen.queryByText('还没有回应，仍在尝试…')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('that fails says so, and can be asked for again', async () => {
    const { server } = await show(sampleCollection(12), { user: member });
    server.override(/image-to-video/, refusing(500, 'INTERNAL', 'x'));
    await press(/^图生视频/);
    expect((await screen.findByRole('alert')).textContent).toBe('转换请求失败');
    expect((await button(/^图生视频/)).disabled).toBe(false);
  });
});

describe('its owner', () => {
  it('hides it from the gallery and shows it there again; others are offered neither that nor deleting', async () => {
    const { unmount } = await show(sampleCollection(12), { user: member });
    await press('不在诗画页展示');
    await screen.findByText('未在诗画页展示');
    await press('在诗画页展示');
    await button('不在诗画页展示');
    unmount();
    await show(sampleCollection(12), { user: { ...member, id: 4321 } });
    expect(screen.queryByRole('button', { name: /诗画页展示|删除|接着画|移除/ })).toBeNull();
  });

  it('deletes it, and brings it back', async () => {
    const { server } = await show(sampleCollection(12), { user: member });
    await press('删除');
    const undo = await button('撤销');
    expect(document.activeElement).toBe(undo);
    expect(server.collections).toEqual([]);
    await userEvent.click(undo);
    await screen.findByRole('heading', { level: 1, name: '诗12' });
  });

  it('is told when that fails, and nothing is gone', async () => {
    const { server, shell } = await show(sampleCollection(12), { user: member });
    server.override(/^DELETE/, failing);
    await press('删除');
    await waitFor(() => expect(shell.toasts.at(-1)?.message).toBe('删除失败，请稍后重试'));
    expect(screen.getByRole('heading', { level: 1, name: '诗12' })).toBeTruthy();
  });
});

it('that operators have hidden tells its owner why, who cannot show it in the gallery', async () => {
  await show(sampleCollection(12, { hidden_reason: '广告' }), { user: member });
  expect(screen.getByText(/原因：广告$/)).toBeTruthy();
  expect(screen.getByText('未在诗画页展示')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /诗画页展示/ })).toBeNull();
});

it('of the studio has an author without a page', async () => {
  await show(sampleCollection(12, { user: { id: 0, name: '丹青画室', email: null, image: null } }));
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href?.startsWith('/users'))).toEqual([]);
});

it('is reported with a reason, which its owner is not offered', async () => {
  const { unmount } = await show(sampleCollection(12), { user: member });
  expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
  unmount();
  const { server, shell } = await show(sampleCollection(12));
  let report: unknown;
  server.override(/reports$/, async (request) => {
    report = await request.json();
    return Response.json({ success: true, message: '已收到举报，我们会尽快查看' });
  });
  await press('举报');
  const dialog = within(await screen.findByRole('dialog', { name: '举报作品' }));
  expect(dialog.getByText('诗12')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: '辱骂、歧视或低俗' }));
  await userEvent.click(dialog.getByRole('button', { name: '举报' }));
  await waitFor(() => expect(shell.toasts.at(-1)?.message).toBe('已收到举报，我们会尽快查看'));
  expect(server.requestLog).toContain('POST /api/collections/12/reports');
  expect(report).toEqual({ reason: 'offensive', text: '' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '举报' })));
});

it('is shared by its address', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await show(sampleCollection(12));
  await press('分享');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/collections/12`);
});

it('leads to others of its colour', async () => {
  const server = stubGalleryServer([sampleCollection(12), sampleCollection(13), sampleCollection(14)]);
  renderAt('/collections/12');
  const more = within(await screen.findByRole('region', { name: /朱红.*的其他诗画/ }));
  const hrefs = more.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href?.startsWith('/collections'))).toEqual([
    '/collections/13',
    '/collections/14',
  ]);
  expect(server.requestLog).toContain('GET /api/collections?page=1&name=朱红');
});
