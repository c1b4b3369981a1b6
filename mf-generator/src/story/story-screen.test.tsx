import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import type { Story } from '@danqing/contracts/colors';
import { Route, Routes } from '@danqing/shell-sdk/router';
import type { RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { StoryScreen } from './story-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const color = { ...sampleColor('月白'), history_id: 424 };
const story: Story = {
  id: 424,
  title: '一道水的蓝',
  content: '月白不是白。\n\n染坊只过一道水。',
  sources: ['宋应星《天工开物》', '《皇朝礼器图式》'],
  language: 'zh',
  color,
  previous: null,
  next: { id: 441, title: '孔雀羽上的铜', name: '石绿', hex: '#57C3C2' },
};

/** With a number, story requests fail with that status and an incomplete error body. */
function stubStories(answer: Story | number) {
  const server = { answer, asked: [] as string[] };
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes('api/history')) return Promise.resolve(Response.json(sampleColors));
    server.asked.push(url);
    return Promise.resolve(
      typeof server.answer === 'number'
        ? Response.json({ code: 'STORY_NOT_FOUND', message: '-' }, { status: server.answer })
        : Response.json(server.answer),
    );
  });
  return server;
}
const show = (path = '/history/月白/424', options: RenderInShellOptions = {}) =>
  renderPart(
    <Routes>
      <Route path="/history/:name/:id" element={<StoryScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, ...options },
  );

describe('the page of a story', () => {
  it('tells it, with the colour, its values, its sources and the story after it', async () => {
    stubStories(story);
    const { shell } = show();
    expect(screen.getByRole('status', { name: '正在加载名称由来' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: '一道水的蓝' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('月白');
    expect(screen.getByText('染坊只过一道水。').tagName).toBe('P');
    expect(screen.getByRole('button', { name: `复制 HEX ${color.hex}` })).toBeTruthy();
    for (const source of story.sources) expect(screen.getByText(source)).toBeTruthy();
    const others = within(screen.getByRole('navigation', { name: '其他由来' }));
    expect(others.getAllByRole('link')).toHaveLength(1);
    expect(decodeURIComponent(others.getByRole('link').getAttribute('href')!)).toBe('/history/石绿/441');
    expect(shell.titles.at(-1)).toBe('月白的由来：一道水的蓝 · 丹青 中国传统色配色');
    expect(shell.accents.at(-1)).toBe(color.hex);
  });

  it('leads to the generator, to the gallery where there is one, and to the colours near to it', async () => {
    stubStories(story);
    show('/history/月白/424', { hasPage: (path) => !path.startsWith('/gallery') });
    const generator = await screen.findByRole('link', { name: /^用\s?月白\s?配色$/ });
    expect(decodeURIComponent(generator.getAttribute('href')!)).toBe('/colors/月白');
    expect(screen.queryByRole('link', { name: /月白\s?的诗画/ })).toBeNull();
    expect(screen.getByRole('link', { name: '所有的由来' }).getAttribute('href')).toBe('/colors?by=story');
    const kin = await screen.findByRole('region', { name: '由浅入深' });
    expect(within(kin).getByRole('link', { current: true }).textContent).toContain('月白');
  });

  it('is asked for in the language of the page', async () => {
    const server = stubStories({ ...story, language: 'en', title: 'One dip of blue' });
    show('/history/月白/424', { locale: 'en' });
    expect(await screen.findByRole('heading', { level: 2, name: 'One dip of blue' })).toBeTruthy();
    expect(server.asked).toEqual(['/api/history/424?locale=en']);
  });

  it.each([
    ['a story that there is not', '/history/月白/424', 404],
    ['the name of another colour', '/history/朱红/424', story],
    ['an id that is none', '/history/月白/abc', story],
  ])('says of %s that there is none', async (_, path, answer) => {
    stubStories(answer);
    show(path);
    expect(await screen.findByRole('heading', { level: 1, name: '404 未找到相关的名称由来' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去色墙看看' })).toBeTruthy();
  });

  it('says when it could not be fetched, logs it, and tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = stubStories(503);
    show();
    const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 5000 });
    expect(screen.getByRole('alert').textContent).toContain('获取名称由来失败，请稍后重试');
    expect(JSON.stringify(logged.mock.calls)).toContain('failed to get name origin');
    server.answer = story;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: '一道水的蓝' })).toBeTruthy();
  });
});
