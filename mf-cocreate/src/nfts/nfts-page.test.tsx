import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, never, stubCocreateServer } from '../testing/cocreate-server.ts';
import { renderRoute } from '../testing/render-page.tsx';
import { sampleNft } from '../testing/samples.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.preloadedNfts;
  log.mockReset();
});

const render = () => renderRoute('nfts', '/nfts');
const many = (count: number) => Array.from({ length: count }, (_, index) => sampleNft(index + 1));

const cardOf = async (fields: Parameters<typeof sampleNft>[1], name: string) => {
  stubCocreateServer().nfts = [sampleNft(1, fields)];
  render();
  return screen.findByRole('article', { name });
};
const blockOf = (card: HTMLElement, text: string) => within(card).getByText(text).parentElement;

describe('a card (part 2 §2, NFT list)', () => {
  it('without an image is a block filled with the hex that says so', async () => {
    const card = await cardOf({}, '晚渡');
    expect(blockOf(card, '无图')?.style.background).toBe('#7A5C7E');
    expect(within(card).queryByRole('img')).toBeNull();
  });

  it('with an image shows it, named for the colour', async () => {
    const color = {
      name: '晚渡',
      hex: '#7A5C7E',
      image_url: '/api/creations/pictures/a.webp',
      description: '',
    };
    const card = within(await cardOf({ color }, '晚渡'));
    expect(card.getByRole('img', { name: /晚渡/ }).getAttribute('src')).toBe(color.image_url);
    expect(card.queryByText('无图')).toBeNull();
  });

  it('shows the description, and leaves it out where there is none', async () => {
    expect(within(await cardOf({}, '晚渡')).getByText('最后一班渡船靠岸。')).toBeTruthy();
    const color = { name: '无题', hex: '#7A5C7E', image_url: null, description: '' };
    const card = await cardOf({ color }, '无题');
    expect(card.querySelector('p[dir=auto]')).toBeNull();
  });

  it('shows initial and name of its author', async () => {
    const card = within(await cardOf({}, '晚渡'));
    expect([card.getByText('禾'), card.getByText('何青禾')]).toHaveLength(2);
  });

  it.each([
    ['Common', '普通'],
    ['rare', '稀有'],
    ['EPIC', '史诗'],
    ['Legendary', '传说'],
    ['Mythic', 'Mythic'],
  ])('has a badge for the rarity %s', async (rarity, badge) => {
    expect(within(await cardOf({ rarity }, '晚渡')).getByText(badge)).toBeTruthy();
  });

  it('without a hex shows and copies none', async () => {
    const color = { name: '失色', hex: '', image_url: null, description: '' };
    const card = within(await cardOf({ color }, '失色'));
    expect(card.getByText('—')).toBeTruthy();
    expect(card.getAllByRole('button')).toHaveLength(2);
  });

  it('ticks a copied value for 2,000 ms (part 2 §9, short copy notice)', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const card = await cardOf({}, '晚渡');
    const ticked = () =>
      within(card)
        .getAllByRole('button')
        .map((copy) => copy.querySelector('[data-copied]') !== null);
    vi.useFakeTimers();
    await act(async () => within(card).getAllByRole('button')[2]?.click());
    expect(ticked()).toEqual([false, false, true]);
    act(() => void vi.advanceTimersByTime(1999));
    expect(ticked()).toEqual([false, false, true]);
    act(() => void vi.advanceTimersByTime(1));
    expect(ticked()).toEqual([false, false, false]);
  });
});

describe('the collectibles', () => {
  it('are shown twelve at a time, with their fields', async () => {
    const server = stubCocreateServer();
    server.nfts = many(13);
    const { shell } = render();
    const cards = await screen.findAllByRole('article', { name: '晚渡' });
    expect(cards).toHaveLength(12);
    expect(server.requestLog).toEqual(['GET /api/nfts?page=1&pageSize=12']);
    const first = within(cards[0]!);
    expect(first.getByText('史诗')).toBeTruthy();
    expect(first.getAllByText('eSpace')).toHaveLength(2);
    expect(first.getByText('无图')).toBeTruthy();
    expect(first.getByText('#1201')).toBeTruthy();
    expect(first.getByText('0x41ac…09f2')).toBeTruthy();
    const view = first.getByRole('link', { name: '查看“晚渡”' });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual([
      '/api/nfts/metadata/1',
      '_blank',
    ]);
    expect(first.getByRole('link', { name: '购买“晚渡”' }).getAttribute('href')).toBe('#');
    expect(screen.getAllByText('第 1 页 / 共 2 页')).toHaveLength(2);
    expect(shell.titles.at(-1)).toBe('数字藏品（NFT） · 丹青 中国传统色配色');

    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('button', { name: '下一页' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(server.requestLog).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '上一页' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    expect(screen.getByRole('button', { name: '上一页' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('have the usual words for what they do not say', async () => {
    const server = stubCocreateServer();
    server.nfts = [
      sampleNft(1, {
        rarity: null,
        network: null,
        color: null,
        author: null,
        metadata_url: null,
        owner_address: null,
      }),
    ];
    render();
    const card = within(await screen.findByRole('article', { name: '未命名' }));
    expect(card.getByText('稀有')).toBeTruthy();
    expect(card.getAllByText('CFX')).toHaveLength(2);
    expect(card.getByText('匿')).toBeTruthy();
    expect(card.getByText('匿名作者')).toBeTruthy();
    expect(card.getByRole('link', { name: '查看“未命名”' }).getAttribute('href')).toBe('#');
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('copies hex, token and holder whole', async () => {
    const server = stubCocreateServer();
    server.nfts = [sampleNft(1)];
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render();
    for (const name of ['复制“晚渡”的色值', '复制“晚渡”的 Token ID', '复制“晚渡”的持有者地址'])
      await userEvent.click(await screen.findByRole('button', { name }));
    expect(write.mock.calls.flat()).toEqual(['#7A5C7E', '1201', sampleNft(1).owner_address]);
  });

  it('ends the request for a page that is left', async () => {
    const server = stubCocreateServer();
    server.nfts = many(30);
    render();
    await screen.findAllByRole('article');
    server.override(/page=2/, never);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(screen.getByRole('status').textContent).toBe('正在加载数字藏品');
    const left = server.requests.at(-1);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    expect(left?.signal.aborted).toBe(true);
  });

  it('begin with the list that a page-level variable preloads', async () => {
    const server = stubCocreateServer();
    server.override(/nfts/, never);
    window.preloadedNfts = { items: [sampleNft(1)], total: 13, minting: true };
    render();
    expect(await screen.findByRole('article', { name: '晚渡' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are an empty list where they do not come, and nobody is bothered with it', async () => {
    const server = stubCocreateServer();
    server.override(/nfts/, failing);
    const { shell } = render();
    expect(await screen.findByRole('heading', { name: '还没有数字藏品' })).toBeTruthy();
    expect([shell.toasts, screen.queryByRole('alert')]).toEqual([[], null]);
  });

  it('say plainly that nothing is minted where no chain is configured', async () => {
    const server = stubCocreateServer();
    server.minting = false;
    render();
    expect(await screen.findByText(/本站没有接入区块链/)).toBeTruthy();
  });
});
