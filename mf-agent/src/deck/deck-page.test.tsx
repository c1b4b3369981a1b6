import { samplePalette } from '@danqing/area-kit/testing';
import {
  readAreaTexts,
  readCatalogues,
  renderInShell,
  type RenderInShellOptions,
} from '@danqing/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import area from '../area.ts';
import { deckRun } from '../model/deck-run.ts';
import {
  decks,
  ID,
  openStream,
  ownPalettes,
  randomPalettes,
  sampleDeck,
  stubDeckServer,
} from '../testing/deck-server.ts';
import { failing, member, never, refusing } from '../testing/palette-server.ts';
import { deckCatalogues } from './deck-catalogues.ts';
import { DeckPage } from './deck-page.tsx';

const catalogues = {
  ...(await readAreaTexts('agent', area)),
  deck: await readCatalogues(deckCatalogues),
};
const render = (options: RenderInShellOptions = {}) =>
  renderInShell(<DeckPage />, { catalogues, path: '/agent', ...options });
const PUBLIC = 'GET /api/palettes/public';
const OWN = 'GET /api/palettes?';
const RUN = 'POST /api/agent/run-stream';
const EVENTS = `GET /api/agent/runs/${ID}/events`;
const DECKS = 'GET /api/agent/decks';
const TOPIC = '雨过天青：瓷色与当代空间';

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockImplementation(() => {});
  sessionStorage.clear();
  deckRun.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  log.mockReset();
});

const topicBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '主题' });
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(生成演示文稿|正在生成…)$/ });

describe('the order of a visitor', () => {
  it('has five public palettes by chance, with their owners, the first of them chosen', async () => {
    const { asked } = stubDeckServer({ [PUBLIC]: randomPalettes([samplePalette(1), samplePalette(2)]) });
    render();
    expect((await screen.findByRole('button', { name: '调色板1' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(asked.map(({ line }) => line)).toEqual(['GET /api/palettes/public?mode=random&limit=5']);
    expect(screen.getByRole('heading', { name: '调色板 2' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '顾一舟' })[0]?.getAttribute('href')).toBe('/users/100');
    expect(screen.getByText(/登录后可以用自己的调色板/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '调色板2' }));
    expect(screen.getByRole('button', { name: '调色板2' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows at most six stripes, and a name for a palette without one', async () => {
    const colors = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'].map(
      (hex) => ({ hex }),
    );
    stubDeckServer({ [PUBLIC]: randomPalettes([samplePalette(1, { name: '', colors })]) });
    const { container } = render();
    await screen.findByRole('button', { name: '未命名调色板' });
    expect(container.querySelectorAll('li i')).toHaveLength(6);
  });

  it('flags an empty topic, and can be given once there is one', async () => {
    stubDeckServer({ [PUBLIC]: randomPalettes([samplePalette(1)]) });
    render();
    const box = await topicBox();
    await screen.findByRole('button', { name: '调色板1' });
    expect([box.getAttribute('aria-invalid'), generate().disabled]).toEqual(['true', true]);
    await userEvent.type(box, '  ');
    expect([box.getAttribute('aria-invalid'), generate().disabled]).toEqual(['true', true]);
    await userEvent.type(box, '青');
    expect([box.getAttribute('aria-invalid'), generate().disabled]).toEqual([null, false]);
  });

  it('keeps its topic when they sign in, and has their own palettes then, with their days', async () => {
    stubDeckServer({
      [PUBLIC]: randomPalettes([samplePalette(1)]),
      [OWN]: ownPalettes([samplePalette(7, { name: '茶席' })]),
      [DECKS]: decks([]),
    });
    const { shell } = render();
    await userEvent.type(await topicBox(), TOPIC);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    shell.signIn(member);
    expect(await screen.findByRole('button', { name: '茶席' })).toBeTruthy();
    expect(screen.getByText('11月12日')).toBeTruthy();
    expect((await topicBox()).value).toBe(TOPIC);
    expect(screen.queryByText(/登录后可以用自己的调色板/)).toBeNull();
  });

  it.each([
    ['[]', '调色板数据无效'],
    ['[{"name":"月白"}]', '调色板数据缺少有效颜色'],
    ['["nonsense"]', '调色板颜色数据格式错误'],
  ])('cannot be given with a palette that cannot be read: %s', async (colors, message) => {
    stubDeckServer({ [PUBLIC]: randomPalettes([samplePalette(1), { ...samplePalette(2), colors }]) });
    render();
    await userEvent.type(await topicBox(), TOPIC);
    await userEvent.click(await screen.findByRole('button', { name: '调色板2' }));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(generate().disabled).toBe(true);
  });

  it('says that palettes are on their way, and that they did not come', async () => {
    const { answers } = stubDeckServer({ [PUBLIC]: never });
    render();
    expect((await screen.findByText('正在加载调色板')).textContent).toBeTruthy();
    answers[PUBLIC] = failing;
    render();
    expect(await screen.findByText('获取公开调色板失败，请稍后重试')).toBeTruthy();
    answers[PUBLIC] = randomPalettes([samplePalette(5)]);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '调色板5' })).toBeTruthy();
  });
});

describe('a member', () => {
  it('without palettes is led to where they are made', async () => {
    stubDeckServer({ [OWN]: ownPalettes([]), [DECKS]: decks([]) });
    render({ user: member });
    expect(await screen.findByText('先创建或保存一份调色板')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去创建调色板' }).getAttribute('href')).toBe('/');
  });

  it('is signed out by a 401 and sees public palettes', async () => {
    stubDeckServer({ [OWN]: refusing, [PUBLIC]: randomPalettes([samplePalette(3)]), [DECKS]: decks([]) });
    render({ user: member });
    expect(await screen.findByRole('button', { name: '调色板3' })).toBeTruthy();
  });

  it('finds own decks again, deletes one and brings it back', async () => {
    const unfinished = sampleDeck({ id: ID.replace('0', '1'), title: '茶席', written: 3, files: null });
    let listed = [sampleDeck(), unfinished];
    const { asked } = stubDeckServer({
      [OWN]: ownPalettes([samplePalette(1)]),
      [DECKS]: () => Response.json({ success: true, data: listed, next: null }),
      'DELETE /api/agent/decks/': () => {
        listed = [unfinished];
        return new Response(null, { status: 204 });
      },
      'POST /api/agent/decks/': () => {
        listed = [sampleDeck(), unfinished];
        return new Response(null, { status: 204 });
      },
    });
    render({ user: member });
    expect(await screen.findByText('已写 3 / 8 页', { exact: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '删除《雨过天青》' }));
    const undo = await screen.findByRole('button', { name: '撤销' });
    expect(document.activeElement).toBe(undo);
    expect(screen.queryByRole('button', { name: '雨过天青' })).toBeNull();
    await userEvent.click(undo);
    expect(await screen.findByRole('button', { name: '雨过天青' })).toBeTruthy();
    expect(asked.map(({ line }) => line)).toContain(`POST /api/agent/decks/${ID}/undelete`);
  });
});

describe('a run', () => {
  async function begin(more: Parameters<typeof stubDeckServer>[0] = {}) {
    const stream = openStream();
    const server = stubDeckServer({
      [PUBLIC]: randomPalettes([samplePalette(12)]),
      [RUN]: () => stream.answer(),
      ...more,
    });
    const view = render();
    await userEvent.type(await topicBox(), TOPIC);
    await screen.findByRole('button', { name: '调色板12' });
    await userEvent.click(generate());
    return { stream, ...server, ...view };
  }
  const slideButtons = () => screen.queryAllByRole('button', { name: /^第 \d+ 页：/ });

  it('sends topic, format and palette, and fills the grid as events come', async () => {
    const { stream, asked } = await begin();
    expect(asked.find(({ line }) => line === RUN)?.body).toEqual({
      topic: TOPIC,
      format: 'ppt',
      palette: { id: 12, name: '调色板12', colors: samplePalette(12).colors },
    });
    expect([generate().disabled, generate().textContent]).toEqual([true, '正在生成…']);
    stream.send(0, 2);
    expect(await screen.findByText('共 8 页')).toBeTruthy();
    expect(screen.getByText('提纲3')).toBeTruthy();
    stream.send(2, 5);
    await waitFor(() => expect(slideButtons()).toHaveLength(2));
    expect(screen.getByText('正在写第 3 页')).toBeTruthy();
    expect(screen.getByText('可以先去别的页面，写好后会在这里等你。')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '进度' }).getAttribute('aria-valuenow')).toBe('36');
    stream.send(5, 12);
    expect(await screen.findByRole('button', { name: '下载 PPTX' })).toBeTruthy();
    expect(slideButtons()).toHaveLength(8);
    expect(screen.getByText(/请换成你自己的内容/)).toBeTruthy();
    expect(generate().disabled).toBe(false);
  });

  it('is looked at slide by slide with the arrow keys, with its notes', async () => {
    const { stream } = await begin();
    stream.send(0, 12);
    const viewer = await screen.findByRole('group', { name: '当前页，左右键翻页' });
    expect(within(viewer).getByRole('img', { name: '第 1 页：雨过天青' })).toBeTruthy();
    expect(screen.getByText('开场')).toBeTruthy();
    viewer.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('img', { name: '第 2 页：要点2' })).toBeTruthy();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByText('8 / 8')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一页' }).disabled).toBe(true);
    await userEvent.click(slideButtons()[2]!);
    expect(screen.getByText('3 / 8')).toBeTruthy();
  });

  it('is stopped by a press, keeps what is there, and goes on from there', async () => {
    const rest = openStream();
    const { stream, asked } = await begin({ [EVENTS]: () => rest.answer() });
    stream.send(0, 5);
    await waitFor(() => expect(slideButtons()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(asked.find(({ line }) => line === RUN)?.signal.aborted).toBe(true);
    expect(await screen.findByText('已停下，写好的都在。')).toBeTruthy();
    expect(slideButtons()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '接着写' }));
    rest.send(0, 12);
    expect(await screen.findByRole('button', { name: '下载 PDF' })).toBeTruthy();
  });

  it('takes up a lost connection after the event that came last', async () => {
    const rest = openStream();
    const { stream, asked } = await begin({ [EVENTS]: () => rest.answer() });
    stream.send(0, 5);
    await waitFor(() => expect(slideButtons()).toHaveLength(2));
    stream.cut();
    await waitFor(() => expect(asked.find(({ line }) => line === EVENTS)?.last).toBe('4'), {
      timeout: 3_000,
    });
    rest.send(5, 12);
    expect(await screen.findByRole('button', { name: '下载 PPTX' })).toBeTruthy();
  });

  it('says after three seconds without an answer that it is tried still, and ends with a sentence', async () => {
    const { stream } = await begin({ [EVENTS]: () => new Response('<h1>502</h1>', { status: 502 }) });
    stream.send(0, 5);
    await waitFor(() => expect(slideButtons()).toHaveLength(2));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stream.cut();
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(screen.getByText('还没有回应，仍在尝试…').getAttribute('role')).toBe('status');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect((await screen.findByRole('alert')).textContent).toBe('生成失败，请稍后重试');
    expect(screen.queryByText('还没有回应，仍在尝试…')).toBeNull();
    expect(slideButtons()).toHaveLength(2);
  });

  it('that fails says what the server says, and keeps topic and slides for another try', async () => {
    const rest = openStream();
    const { stream } = await begin({ [EVENTS]: () => rest.answer() });
    stream.send(0, 5);
    stream.fail('模型暂时不可用');
    expect((await screen.findByRole('alert')).textContent).toBe('模型暂时不可用');
    expect(slideButtons()).toHaveLength(2);
    expect((await topicBox()).value).toBe(TOPIC);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    rest.send(0, 12);
    expect(await screen.findByRole('button', { name: '下载 PPTX' })).toBeTruthy();
  });

  it.each([
    ['says why', () => Response.json({ error: '主题不合适' }, { status: 400 }), '主题不合适'],
    ['says nothing', () => new Response('<h1>502</h1>', { status: 502 }), '生成失败，请稍后重试'],
  ])('that is refused by a server that %s shows a sentence', async (_, answer, sentence) => {
    await begin({ [RUN]: answer });
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('is gone on with after a reload of the tab', async () => {
    const rest = openStream();
    sessionStorage.setItem('agentRun', ID);
    const { asked } = stubDeckServer({
      [PUBLIC]: randomPalettes([samplePalette(1)]),
      [EVENTS]: () => rest.answer(),
    });
    render();
    await waitFor(() => expect(asked.map(({ line }) => line)).toContain(EVENTS));
    rest.send(0, 12);
    expect(await screen.findByRole('button', { name: '下载 PPTX' })).toBeTruthy();
  });
});
