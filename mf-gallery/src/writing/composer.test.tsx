import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  failing,
  member,
  openStream,
  painted,
  refusing,
  samplePoem,
  stubGalleryServer,
} from '../testing/gallery-server.ts';
import { renderAt } from '../testing/render-page.tsx';
import { drafts } from './drafts.ts';

const PATH = `/gallery/${encodeURIComponent('朱红')}`;
vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  drafts.remove('朱红');
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: RegExp | string) => userEvent.click(await button(name));
async function written(options: Parameters<typeof renderAt>[1] = {}) {
  const server = stubGalleryServer();
  const rendered = renderAt(PATH, options);
  await press('写诗');
  await button('重写');
  return { server, ...rendered };
}
const streamOf = (server: ReturnType<typeof stubGalleryServer>) => {
  const stream = openStream();
  server.override(/^POST \/api\/ai\/image\/stream/, stream.answer);
  return stream;
};

describe('a poem', () => {
  it('is written for whoever asks, line by line, and written anew', async () => {
    const { server } = await written();
    for (const line of samplePoem.lines) expect(screen.getByText(line)).toBeTruthy();
    expect(screen.getByText('诗：丹青画室 本机写成')).toBeTruthy();
    server.override(/poem/, () =>
      Response.json({ ...samplePoem, requestId: '2', cnString: '另一首诗，已写成。' }),
    );
    await press('重写');
    await screen.findByText('另一首诗');
    expect(screen.queryByText(samplePoem.lines[0]!)).toBeNull();
  });

  it('that does not come is said, in the words of the specification or the server, and the one before stays', async () => {
    const { server } = await written();
    server.override(/poem/, failing);
    await press('重写');
    expect((await screen.findByRole('alert')).textContent).toBe('生成诗歌失败');
    expect(screen.getByText(samplePoem.lines[0]!)).toBeTruthy();
    server.override(/poem/, refusing(429, 'RATE_LIMITED', '请求太频繁'));
    await press('重写');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('请求太频繁'));
  });

  it('is there again after a reload', async () => {
    const { unmount } = await written();
    unmount();
    renderAt(PATH);
    await button('重写');
    expect(screen.getByText(samplePoem.lines[0]!)).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem('galleryDrafts') ?? '{}')).toHaveProperty('朱红.poem.requestId');
  });
});

describe('painting', () => {
  it('waits for a poem', async () => {
    stubGalleryServer();
    renderAt(PATH, { user: member });
    expect((await button(/^以诗作画.*1 点$/)).disabled).toBe(true);
    expect(screen.getByText('诗写好后就可以作画。写诗不收点数。')).toBeTruthy();
  });

  it('asks a visitor to sign in, then goes on by itself with the same poem', async () => {
    const { server, shell } = await written();
    const stream = streamOf(server);
    await press(/^以诗作画/);
    expect(shell.loginsWaiting).toBe(1);
    expect(server.requestLog.filter((line) => line.includes('image'))).toEqual([]);
    await act(async () => shell.signIn(member));
    await screen.findByRole('heading', { name: '正在作画' });
    act(() => stream.send('done', painted));
    await screen.findByRole('img', { name: `《${samplePoem.title}》的画` });
  });

  it('keeps the poem of a visitor who does not sign in', async () => {
    const { server, shell } = await written();
    await press(/^以诗作画/);
    await act(async () => shell.closeSignIn());
    expect(server.requestLog.filter((line) => line.includes('image'))).toEqual([]);
    expect(screen.getByText(samplePoem.lines[0]!)).toBeTruthy();
  });

  it('shows its layers, then the picture and the new balance', async () => {
    const { server, shell } = await written({ user: member });
    const stream = streamOf(server);
    await userEvent.click(screen.getByRole('radio', { name: '花鸟' }));
    await press(/^以诗作画/);
    act(() => stream.send('started', { maker: { kind: 'studio', name: '丹青画室' } }));
    act(() => stream.send('layer', { layer: 2, layers: 8, preview: 'data:image/webp;base64,AA' }));
    await screen.findByText('第 2 层，共 8 层');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
    expect(screen.getByText('画：丹青画室 本机绘制')).toBeTruthy();
    act(() => stream.send('done', painted));
    await screen.findByRole('heading', { name: '画好了' });
    expect(shell.session.getState().user?.credits).toBe(painted.credits);
  });

  it('redirects to the creation 2,000 ms after the painting is shown (part 2 §9, redirect after painting)', async () => {
    const { server, shell } = await written({ user: member });
    const stream = streamOf(server);
    await press(/^以诗作画/);
    await screen.findByRole('heading', { name: '正在作画' });
    vi.useFakeTimers();
    await act(async () => {
      stream.send('done', painted);
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { name: '画好了' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1999));
    expect(shell.location.pathname).toBe(PATH);
    act(() => void vi.advanceTimersByTime(1));
    expect(shell.location.pathname).toBe(`/collections/${painted.collectionId}`);
  });

  it('by a model shows no bar that would be made up', async () => {
    const { server } = await written({ user: member });
    const stream = streamOf(server);
    await press(/^以诗作画/);
    act(() => stream.send('started', { maker: { kind: 'model', name: 'painter-9' } }));
    await screen.findByText('画：painter-9 绘制');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [
      'the words of the server',
      'POEM_PAINTED',
      '这首诗已被他人作画，请重写一首',
      '这首诗已被他人作画，请重写一首',
    ],
    ['the words of the specification', 'INTERNAL', 'x', '生成图片失败'],
  ])('that fails says so in %s, and the poem stays', async (_case, code, message, said) => {
    const { server } = await written({ user: member });
    server.override(/image\/stream/, refusing(500, code, message));
    await press(/^以诗作画/);
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect((await button(/^以诗作画/)).disabled).toBe(false);
    expect(screen.getByText(samplePoem.lines[0]!)).toBeTruthy();
  });

  it('by a model that stalls waits until the service gives it up, and can be asked for again', async () => {
    const { server, shell } = await written({ user: member });
    const stream = streamOf(server);
    await press(/^以诗作画/);
    act(() => stream.send('started', { maker: { kind: 'model', name: 'painter-9' } }));
    await screen.findByText(/模型作画看不到过程/);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(screen.getByText(/模型作画看不到过程/)).toBeTruthy();
    const failed = {
      success: false,
      code: 'PAINTING_FAILED',
      message: '生成图片失败',
      error: '',
      traceId: 't',
    };
    act(() => stream.send('error', failed));
    expect((await screen.findByRole('alert')).textContent).toContain('生成图片失败');
    expect((await button(/^以诗作画/)).disabled).toBe(false);
    expect(shell.session.getState().user?.credits).toBe(10);
    expect(server.requestLog.filter((line) => line.includes('/api/ai/image'))).toHaveLength(1);
  });

  it('says after three seconds without an answer that it is tried still, and ends with 生成图片失败', async () => {
    const { server } = await written({ user: member });
    server.override(/api\/ai\/image/, failing);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press(/^以诗作画/);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(screen.getByText('还没有回应，仍在尝试…').getAttribute('role')).toBe('status');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect((await screen.findByRole('alert')).textContent).toBe('生成图片失败');
    expect(screen.queryByText('还没有回应，仍在尝试…')).toBeNull();
    expect((await button(/^以诗作画/)).disabled).toBe(false);
  });

  it('is not offered to who cannot pay, and says what it costs', async () => {
    await written({ user: { ...member, credits: 0 } });
    expect((await button(/^以诗作画/)).disabled).toBe(true);
    expect(screen.getByText('作画需要 1 点，你现在有 0 点。')).toBeTruthy();
  });

  it('of twenty presses is asked for once', async () => {
    const { server } = await written({ user: member });
    streamOf(server);
    const paint = await button(/^以诗作画/);
    for (let press = 0; press < 20; press += 1) act(() => paint.click());
    await screen.findByRole('heading', { name: '正在作画' });
    expect(server.requestLog.filter((line) => line.includes('image/stream'))).toHaveLength(1);
  });

  it('goes on for who left the page and comes back', async () => {
    const { server, unmount } = await written({ user: member });
    streamOf(server);
    await press(/^以诗作画/);
    await screen.findByRole('heading', { name: '正在作画' });
    unmount();
    const stream = streamOf(server);
    renderAt(PATH, { user: member });
    await screen.findByRole('heading', { name: '正在作画' });
    act(() => stream.send('done', painted));
    await screen.findByRole('heading', { name: '画好了' });
  });
});

it.each([
  ['en', 'Write a poem', samplePoem.renderings?.en.title],
  ['ja', '詩を作る', samplePoem.renderings?.ja.title],
] as const)('readers of %s get the poem in their language too', async (locale, write, title) => {
  const server = stubGalleryServer();
  const rendering = { title: title ?? 'T', lines: ['one', 'two', 'three', 'four'] };
  server.override(/poem/, () =>
    Response.json({ ...samplePoem, renderings: { en: rendering, ja: rendering } }),
  );
  renderAt(PATH, { locale });
  await press(write);
  await screen.findByText('three');
  expect(within(document.body).getByText(samplePoem.lines[2]!)).toBeTruthy();
});
