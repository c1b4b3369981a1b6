import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft, EMPTY_DRAFT } from '../model/drafts.ts';
import { suggestions } from '../model/suggestions.ts';
import {
  failing,
  never,
  refusing,
  stubCocreateServer,
  type CocreateServer,
} from '../testing/cocreate-server.ts';
import { renderRoute } from '../testing/render-page.tsx';
import { member, sampleColor, sampleGenerated } from '../testing/samples.ts';
import { newColorScreen } from './lazy-new-color-screen.ts';

const log = vi.spyOn(console, 'error');
let server: CocreateServer;
beforeEach(() => {
  log.mockImplementation(() => {});
  server = stubCocreateServer();
  draft.change(EMPTY_DRAFT);
  suggestions.setState(null, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  log.mockReset();
});

const render = (options = {}) => renderRoute('new-color', '/co-create-colors/new', options);
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '颜色名称' });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const posts = () => server.requestLog.filter((line) => line.startsWith('POST'));
const bodyOf = async (path: string) =>
  (await server.requests.findLast(({ url }) => url.endsWith(path))?.json()) as unknown;

describe('a new colour', () => {
  it('is imagined from its name by a visitor, with values, reason and its distance from what there is', async () => {
    const { shell } = render();
    await userEvent.type(await field(), ' 雪后晴 {Enter}');
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    expect(screen.getByText('169, 201, 220')).toBeTruthy();
    expect(screen.getByText('雪停了，太阳还没有力气。')).toBeTruthy();
    expect(await screen.findByText(/确是新色：离它最近的传统色是.+相差 ΔE/)).toBeTruthy();
    expect(screen.getByText('调色：丹青画室 本机调成')).toBeTruthy();
    expect(await bodyOf('generate-color')).toEqual({ colorName: '雪后晴' });
    expect(posts()).toEqual(['POST /api/ai/generate-color']);
    expect([shell.accents.at(-1), shell.unsavedWork]).toEqual(['#A9C9DC', true]);
  });

  it('is another one near it when the same name is asked for again', async () => {
    render();
    await userEvent.type(await field(), '雪后晴{Enter}');
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(await bodyOf('generate-color')).toEqual({ colorName: '雪后晴', again: true });
  });

  it('says which model imagined it', async () => {
    server.generated = { ...sampleGenerated, maker: { kind: 'model', name: 'colorist-9' } };
    render();
    await userEvent.type(await field(), '雪后晴{Enter}');
    expect(await screen.findByText('调色：colorist-9 调成')).toBeTruthy();
  });

  it('needs a name, of at most 20 characters', async () => {
    render();
    await userEvent.click(await button('调出颜色'));
    expect((await screen.findByRole('alert')).textContent).toBe('请输入颜色名称');
    await userEvent.type(await field(), '青'.repeat(21));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await button('调出颜色'));
    expect(screen.getByRole('alert').textContent).toBe('颜色名称最多 20 个字');
    expect(posts()).toEqual([]);
  });

  it('is not really new below ΔE 2 of a traditional colour, or of one of its name', async () => {
    server.generated = { ...sampleGenerated, hex: '#ED5227' };
    render();
    await userEvent.type(await field(), '雪后晴{Enter}');
    expect(await screen.findByText(/几乎就是传统色朱红，只差 ΔE 0\.\d/)).toBeTruthy();
    server.colors = [sampleColor(1, { name: '初霁', hex: '#A9C9DC' })];
    server.generated = sampleGenerated;
    await userEvent.clear(await field());
    await userEvent.type(await field(), '初霁{Enter}');
    expect((await screen.findByText('顾一舟')).closest('p')?.textContent).toMatch(
      /^和顾一舟的同名颜色几乎一样，只差 ΔE 0\.0/,
    );
  });

  it('names the author of a colour that is almost the same with a reading for readers of English', async () => {
    server.colors = [sampleColor(1, { name: '初霁', hex: '#A9C9DC' })];
    render({ locale: 'en' });
    await userEvent.type(await screen.findByRole('textbox'), '初霁{Enter}');
    const reading = await screen.findByText('Gù Yīzhōu');
    expect(reading.closest('p')?.textContent).toMatch(/顾一舟 Gù Yīzhōu.*ΔE 0\.0/);
  });

  it('tells who has the name already', async () => {
    server.colors = [sampleColor(1), sampleColor(2)];
    render();
    await userEvent.type(await field(), '春山');
    expect(await screen.findByText('已有 2 个颜色用过这个名字，会和它们排在一起。')).toBeTruthy();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '月白');
    expect(await screen.findByText(/传统色里已有“月白”/)).toBeTruthy();
  });

  it('says that it could not be imagined, or that it was asked for too often, and keeps what was typed', async () => {
    server.override(/generate-color/, failing);
    render();
    await userEvent.type(await field(), '雪后晴{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('生成颜色失败');
    server.override(/generate-color/, refusing(429, 'RATE_LIMITED', '操作太频繁，请稍后再试'));
    await userEvent.click(await button('调出颜色'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('操作太频繁，请稍后再试'));
    expect((await field()).value).toBe('雪后晴');
  });
});

it('shows its sidebar 500 ms after it has loaded (part 2 §9, create-new sidebar delay)', async () => {
  // Loads the lazy chunk first, so that only the delay is measured.
  await newColorScreen.load();
  vi.useFakeTimers();
  render();
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(screen.getByRole('textbox', { name: '颜色名称' })).toBeTruthy();
  await act(async () => void (await vi.advanceTimersByTimeAsync(499)));
  expect(screen.queryByRole('complementary')).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(screen.getByRole('complementary', { name: '起名参考' })).toBeTruthy();
});

describe('cancelling', () => {
  const stalled = (path: RegExp, options = {}) => {
    const signals: AbortSignal[] = [];
    server.override(path, ({ signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    render(options);
    return signals;
  };

  it('a colour ends the request, keeps what was typed, and lets one begin again', async () => {
    const signals = stalled(/generate-color/);
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
    await userEvent.type(await field(), ' 雪后晴{Enter}');
    await userEvent.click(await button('取消'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect((await field()).value).toBe(' 雪后晴');
    expect(screen.getByText('已取消，名字还在。').getAttribute('role')).toBe('status');
    expect([screen.queryByRole('button', { name: '取消' }), screen.queryByRole('alert')]).toEqual([
      null,
      null,
    ]);
    expect(document.activeElement).toBe(await button('调出颜色'));
    expect(screen.getByRole('region', { name: '调出的颜色' }).getAttribute('aria-busy')).toBe('false');
    server.recover();
    await userEvent.click(await button('调出颜色'));
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    expect(screen.queryByText('已取消，名字还在。')).toBeNull();
  });

  it.each(['雪后晴', '初霁'])(
    'brings the colour back that was there before %s was asked for',
    async (next) => {
      render();
      await userEvent.type(await field(), '雪后晴{Enter}');
      expect(await screen.findByText('#A9C9DC')).toBeTruthy();
      server.override(/generate-color/, never);
      await userEvent.clear(await field());
      await userEvent.type(await field(), `${next}{Enter}`);
      await userEvent.click(await button('取消'));
      expect(await screen.findByText('#A9C9DC')).toBeTruthy();
      expect((await field()).value).toBe(next);
      expect((await button('保存这个颜色')).disabled).toBe(false);
    },
  );

  it('a picture keeps the colour, and says what becomes of the picture', async () => {
    const signals = stalled(/image-from-name/, {
      user: member,
      state: { searchTerm: '竹雨', withImage: true },
    });
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.click(await button('取消'));
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.getByText(/^已取消。已经开始的配图仍会画完，收 1 点/)).toBeTruthy();
    expect(screen.getByText('#A9C9DC')).toBeTruthy();
    expect((await button('保存这个颜色')).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('what a navigation brings along', () => {
  it('begins at once, once, and returns to where one came from', async () => {
    const { shell } = render({
      user: member,
      state: { searchTerm: '竹雨', withImage: true, originHex: '#5E8C6A' },
    });
    await waitFor(() =>
      expect(posts()).toEqual(['POST /api/ai/generate-color', 'POST /api/ai/image-from-name']),
    );
    expect(await bodyOf('image-from-name')).toEqual({ colorName: '竹雨' });
    expect((await field()).value).toBe('竹雨');
    expect(shell.location.state).toEqual({ originHex: '#5E8C6A' });
    expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe(
      '/co-create-colors?hex=5E8C6A',
    );
    expect((await screen.findByAltText('为“竹雨”画的图')).getAttribute('src')).toBe(
      '/api/creations/pictures/bamboo-1024.webp',
    );
    expect((await screen.findByRole('complementary')).textContent).toContain('起名参考');
  });

  it('asks no visitor to sign in', async () => {
    const { shell } = render({ state: { searchTerm: '竹雨', withImage: true } });
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    expect([shell.loginsWaiting, posts()]).toEqual([0, ['POST /api/ai/generate-color']]);
  });
});

describe('its picture', () => {
  const withPicture = async (options = {}) => {
    const rendered = render(options);
    await userEvent.type(await field(), '雪后晴');
    await userEvent.click(await screen.findByRole('checkbox', { name: /同时配一张图 1 点/ }));
    await userEvent.click(await button(/^调出颜色 ?1 点$/));
    return rendered;
  };

  it('costs a credit and is painted beside the colour', async () => {
    await withPicture({ user: member });
    expect(await screen.findByAltText('为“雪后晴”画的图')).toBeTruthy();
    expect(await bodyOf('image-from-name')).toEqual({ colorName: '雪后晴' });
  });

  it('is told the colour where that is not the first guess', async () => {
    await withPicture({ user: member });
    await screen.findByAltText('为“雪后晴”画的图');
    await userEvent.click(await button(/^再调一次 ?1 点$/));
    await waitFor(() => expect(posts().filter((line) => line.includes('image-from-name'))).toHaveLength(2));
    expect(await bodyOf('image-from-name')).toEqual({ colorName: '雪后晴', hex: '#A9C9DC' });
  });

  it('waits for the sign-in of a visitor, which the colour does not', async () => {
    const { shell } = await withPicture();
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    expect([shell.loginsWaiting, posts()]).toEqual([1, ['POST /api/ai/generate-color']]);
    shell.signIn(member);
    expect(await screen.findByAltText('为“雪后晴”画的图')).toBeTruthy();
  });

  it('failed: says to check balance and sign-in, keeps the colour, and is painted again by itself', async () => {
    server.override(/image-from-name/, refusing(402, 'CREDITS_INSUFFICIENT', '点数不足'));
    await withPicture({ user: member });
    expect((await screen.findByRole('alert')).textContent).toContain('点数不足 请检查点数余额和登录状态。');
    expect(screen.getByText('#A9C9DC')).toBeTruthy();
    server.recover();
    await userEvent.click(await button('再画一次'));
    expect(await screen.findByAltText('为“雪后晴”画的图')).toBeTruthy();
    expect(await bodyOf('image-from-name')).toEqual({ colorName: '雪后晴', hex: '#A9C9DC' });
    expect(posts().filter((line) => line.includes('generate-color'))).toHaveLength(1);
  });

  it.each(['未授权的请求', 'invalid token'])('asks for a sign-in where the error is %s', async (message) => {
    server.override(/image-from-name/, refusing(403, 'FORBIDDEN', message));
    const { shell } = await withPicture();
    shell.signIn(member);
    await screen.findByRole('alert');
    expect(screen.getByRole('alert').textContent).toContain(message);
    // The page still shows the member as signed in, yet must request a sign-in.
    await waitFor(() => expect(shell.loginsWaiting).toBe(1));
  });
});

describe('saving', () => {
  const imagined = async (options = {}) => {
    const rendered = render(options);
    await userEvent.type(await field(), '雪后晴{Enter}');
    await screen.findByText('#A9C9DC');
    return rendered;
  };

  it('asks a visitor to sign in, goes on by itself, and opens the colour', async () => {
    const { shell } = await imagined();
    await userEvent.click(await button('保存这个颜色'));
    expect(shell.loginsWaiting).toBe(1);
    shell.signIn(member);
    await waitFor(() => expect(shell.location.pathname).toBe('/co-create-colors/900'));
    expect(await bodyOf('/co-create/colors')).toEqual({
      name: '雪后晴',
      image_url: null,
      hex: sampleGenerated.hex,
      rgb: sampleGenerated.rgb,
      hsl: sampleGenerated.hsl,
      cmyk: sampleGenerated.cmyk,
      description: sampleGenerated.description,
      pinyin: sampleGenerated.pinyin,
      aiRequestData: { colorName: '雪后晴' },
      aiResponseData: sampleGenerated,
    });
    expect(draft.getState()).toEqual(EMPTY_DRAFT);
  });

  it('that is done when the member has left the page says so, and leaves them where they are', async () => {
    const { shell } = await imagined();
    await userEvent.click(await button('保存这个颜色'));
    act(() => shell.navigate('/palettes'));
    shell.signIn(member);
    await waitFor(() => expect(shell.toasts).toMatchObject([{ message: '“雪后晴”已保存' }]));
    expect(shell.location.pathname).toBe('/palettes');
  });

  it('opens the list where no id is answered', async () => {
    server.override(/POST \/api\/co-create\/colors$/, () => Response.json({}));
    const { shell } = await imagined({ user: member });
    await userEvent.click(await button('保存这个颜色'));
    await waitFor(() => expect(shell.location.pathname).toBe('/co-create-colors'));
  });

  it.each([
    ['保存失败', failing],
    [
      '这个名称或描述含有不允许的词语，请换一个',
      refusing(422, 'COLOR_NAME_REFUSED', '这个名称或描述含有不允许的词语，请换一个'),
    ],
  ])('that fails says %s and loses nothing', async (message, answer) => {
    server.override(/POST \/api\/co-create\/colors$/, answer);
    await imagined({ user: member });
    await userEvent.click(await button('保存这个颜色'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([(await field()).value, screen.getByText('#A9C9DC').textContent]).toEqual(['雪后晴', '#A9C9DC']);
  });

  it('is not possible without a colour; what was imagined outlasts the page', async () => {
    render();
    expect((await button('保存这个颜色')).disabled).toBe(true);
    await imagined();
    render();
    expect(await screen.findByText('#A9C9DC')).toBeTruthy();
    expect((await button('保存这个颜色')).disabled).toBe(false);
  });
});
