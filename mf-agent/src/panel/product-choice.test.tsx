import { readAreaTexts, renderInShell, type RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import area from '../area.ts';
import { PatternsPage } from '../page/patterns-page.tsx';
import { member } from '../testing/palette-server.ts';
import { applied, refused, stubProductServer } from '../testing/product-server.ts';

const PICTURE = 'data:image/png;base64,cGF0dGVybg==';
vi.mock('../model/pattern-image.ts', () => ({ patternImage: vi.fn(() => PICTURE) }));

const catalogues = await readAreaTexts('agent', area);
const SETTING =
  'motif=ice&complexity=1.25&spacing=0.6&shapeVariation=0.1&bleed=2&seed=77&bg=FFFFFF&colors=112233.445566';
const renderPage = (options: RenderInShellOptions = {}) =>
  renderInShell(<PatternsPage />, { catalogues, path: `/patterns?${SETTING}`, ...options });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const products = () => screen.findByRole('img', { name: /冰裂纹样的/ });
const choose = async (category: string) => {
  await userEvent.click(button(/^应用到产品/));
  await userEvent.click(screen.getByRole('menuitemradio', { name: category }));
};

const log = vi.spyOn(console, 'error');
beforeEach(() => log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
});

it('asks a visitor to sign in, says what it costs, and goes on from there', async () => {
  const server = stubProductServer(applied());
  const { shell } = renderPage();
  await userEvent.click(button('登录后应用（消耗2点）'));
  expect([shell.loginsWaiting, server.bodies.length]).toEqual([1, 0]);
  shell.signIn(member);
  expect((await products()).getAttribute('alt')).toBe('冰裂纹样的衬衫、围巾、连衣裙');
  expect(server.bodies).toEqual([{ image: PICTURE, category: '服装' }]);
});

it('sends nothing for a visitor who does not sign in', async () => {
  const server = stubProductServer(applied());
  const { shell } = renderPage();
  await userEvent.click(button('登录后应用（消耗2点）'));
  shell.closeSignIn();
  await waitFor(() => expect(shell.loginsWaiting).toBe(0));
  expect(button('登录后应用（消耗2点）')).toBeTruthy();
  expect(server.bodies).toEqual([]);
});

it('says how long it takes, then shows the picture in place of the pattern, and who drew it', async () => {
  let answer = (_: Response) => {};
  stubProductServer(() => new Promise((resolve) => (answer = resolve)));
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  expect(button('应用中…约15秒').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/不会重复扣点/)).toBeTruthy();
  answer((await applied()()) as Response);
  const picture = await products();
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '900']);
  expect(screen.getByText(/丹青画室/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^整幅纹样/ })).toBeNull();
  const file = screen.getByRole('link', { name: '下载效果图' });
  expect(file.getAttribute('download')).toBe('danqing-ice-77-clothing.webp');
});

it('tells the shell how many credits are left', async () => {
  stubProductServer(applied({ credits: 1 }));
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  await choose('用品');
  expect((button(/^应用 2 点$/) as HTMLButtonElement).disabled).toBe(true);
});

it('leads back to the pattern and again to the picture, of each category, without asking twice', async () => {
  const server = stubProductServer(applied());
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  await choose('用品');
  expect(screen.getByRole('img', { name: /^整幅纹样/ })).toBeTruthy();
  await userEvent.click(button(/^应用 2 点$/));
  expect(await screen.findByRole('img', { name: '冰裂纹样的帆布袋、笔记本、伞' })).toBeTruthy();
  await choose('服装');
  expect(await screen.findByRole('img', { name: '冰裂纹样的衬衫、围巾、连衣裙' })).toBeTruthy();
  await userEvent.click(button('返回纹样'));
  await userEvent.click(button('看效果图'));
  expect(await products()).toBeTruthy();
  expect(server.bodies.map(({ category }) => category)).toEqual(['服装', '用品']);
});

it('is the pattern again when that changes', async () => {
  const server = stubProductServer(applied());
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  fireEvent.change(screen.getByRole('slider', { name: /出血/ }), { target: { value: '4' } });
  expect(screen.getByRole('img', { name: /^整幅纹样/ })).toBeTruthy();
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  expect(server.bodies).toHaveLength(2);
});

it('of a model can be had once more, for the same price', async () => {
  const server = stubProductServer(applied({ maker: { kind: 'model', name: 'dresser-9' } }));
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  expect(screen.getByText(/dresser-9/)).toBeTruthy();
  await userEvent.click(button(/^重试 2 点$/));
  await waitFor(() => expect(server.bodies).toHaveLength(2));
});

it('says 应用失败，请稍后重试 beside the button (part 2 §8, pattern), and can be tried again', async () => {
  const server = stubProductServer(
    refused(503, 'PATTERN_APPLY_FAILED', '应用失败，请稍后重试'),
    () => Promise.reject(new TypeError('no network')),
    applied(),
  );
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  expect((await screen.findByRole('alert')).textContent).toBe('应用失败，请稍后重试 ');
  await userEvent.click(button(/^应用 2 点$/));
  await waitFor(() => expect(server.bodies).toHaveLength(2));
  expect((await screen.findByRole('alert')).textContent).toContain('应用失败，请稍后重试');
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits for what the server still works at', async () => {
  const server = stubProductServer(
    refused(503, 'PATTERN_APPLY_IN_PROGRESS', '正在应用中，请稍后重试', { 'retry-after': '0.01' }),
    applied(),
  );
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  await products();
  expect(server.bodies).toHaveLength(2);
});

it('leads who has too few credits to where they are bought', async () => {
  stubProductServer(applied());
  renderPage({ user: { ...member, credits: 1 } });
  expect((button(/^应用 2 点$/) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/你现在有 1 点/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '买点数' })).toBeTruthy();
});

it('leads there, too, when the server finds out', async () => {
  stubProductServer(refused(402, 'CREDITS_INSUFFICIENT', '点数不足'));
  renderPage({ user: member });
  await userEvent.click(button(/^应用 2 点$/));
  expect((await screen.findByRole('alert')).textContent).toContain('点数不足');
  expect(screen.getByRole('link', { name: '买点数' })).toBeTruthy();
});
