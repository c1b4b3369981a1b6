import { Route, Routes } from '@danqing/shell-sdk/router';
import { readAreaTexts, renderInShell, type RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import area from '../area.ts';
import { failing, refusing, stubCocreateServer, type CocreateServer } from '../testing/cocreate-server.ts';
import { member, sampleColor, sampleMint } from '../testing/samples.ts';
import { ColorPage } from './color-page.tsx';

const catalogues = await readAreaTexts('cocreate', area);
const log = vi.spyOn(console, 'error');
let server: CocreateServer;
beforeEach(() => {
  log.mockImplementation(() => {});
  server = stubCocreateServer([
    sampleColor(1),
    sampleColor(2, { hex: '#8DB48E', user: { id: 101, name: '林晚', image: null }, likes_count: 86 }),
    sampleColor(3, { name: '我的', user: { id: member.id, name: member.name, image: null } }),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  log.mockReset();
});

const show = (id: number | string, options: RenderInShellOptions = {}) =>
  renderInShell(
    <Routes>
      <Route path="/co-create-colors/:id" element={<ColorPage />} />
    </Routes>,
    { catalogues, path: `/co-create-colors/${id}`, ...options },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a colour', () => {
  it('is shown with name, reading, reason, values, others of the name, neighbours and creator', async () => {
    const { shell } = show(1);
    expect(await screen.findByRole('heading', { level: 1, name: '春山' })).toBeTruthy();
    expect(screen.getByText('chūn shān')).toBeTruthy();
    expect(screen.getByText('山脚的绿已经满了。')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '春山 #8DB48E，林晚，86 人喜欢' })).toBeTruthy();
    const near = within(screen.getByRole('region', { name: /离它最近/ }));
    await waitFor(() => expect(near.getAllByText(/^ΔE \d+\.\d$/)).toHaveLength(3));
    expect(screen.getByRole('link', { name: '查看更多作品' }).getAttribute('href')).toBe('/users/100');
    expect(screen.getByRole('link', { name: '用它配色' }).getAttribute('href')).toBe('/colors/5E8C6A');
    expect(screen.getByRole('link', { name: '共创色' }).getAttribute('href')).toBe(
      '/co-create-colors?hex=5E8C6A',
    );
    expect([shell.titles.at(-1), shell.accents.at(-1)]).toEqual(['春山 · 丹青 中国传统色配色', '#5E8C6A']);
  });

  it('gives its values by one click', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell } = show(1);
    for (const kind of ['HEX', 'RGB', 'HSL']) await userEvent.click(await button(new RegExp(`复制 ${kind}`)));
    expect(write.mock.calls.flat()).toEqual(['#5E8C6A', 'rgb(94, 140, 106)', 'hsl(136, 20%, 46%)']);
    expect(shell.toasts[0]).toEqual({ message: '已复制 #5E8C6A', swatch: '#5E8C6A', duration: 3000 });
  });

  it('ticks a copied value for 2,000 ms (part 2 §9, short copy notice)', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(1);
    const rgb = await button(/复制 RGB/);
    vi.useFakeTimers();
    await act(async () => rgb.click());
    expect(rgb.querySelector('[data-copied]')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1999));
    expect(rgb.querySelector('[data-copied]')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(rgb.querySelector('[data-copied]')).toBeNull();
  });

  it('is not there', async () => {
    show(77);
    expect(await screen.findByText('未找到该颜色')).toBeTruthy();
  });

  it('did not come', async () => {
    server.override(/colors\/1$/, failing);
    show(1);
    expect((await screen.findByRole('alert')).textContent).toContain('获取详情失败');
  });

  it('tells whether it is on the chain; exchange is not open', async () => {
    const hash = `0x${'8c41'.padEnd(60, '0')}7be2`;
    server.colors = [sampleColor(1, { onchain_creation_tx_hash: hash })];
    show(1);
    const link = await screen.findByRole('link', { name: '0x8c41…7be2' });
    expect(link.getAttribute('href')).toBe(`https://evm.confluxscan.org/tx/${hash}`);
    expect(screen.getByText('树图公链')).toBeTruthy();
    expect((await button('兑换暂未开放')).hasAttribute('disabled')).toBe(true);
    server.colors = [sampleColor(1)];
    show(1);
    expect(await screen.findByText('尚未上链')).toBeTruthy();
  });

  it('leads to another of its name', async () => {
    const { shell } = show(1);
    await userEvent.click(await button('再创一个'));
    expect(shell.location).toMatchObject({
      pathname: '/co-create-colors/new',
      state: { searchTerm: '春山', originHex: '#5E8C6A' },
    });
  });
});

describe('a mint', () => {
  const ADDRESS = sampleMint.receiver;

  it('is asked for by the owner, once, with an address', async () => {
    const { shell } = show(3, { user: member });
    const field = await screen.findByRole('textbox', { name: '接收藏品的地址' });
    expect(screen.getByText(/不能撤回/)).toBeTruthy();
    await userEvent.type(field, '0x12');
    await userEvent.click(await button('铸造藏品'));
    expect((await screen.findByRole('alert')).textContent).toBe('地址无效，请填写完整的 0x 地址');
    await userEvent.clear(field);
    await userEvent.type(field, ADDRESS);
    await userEvent.click(await button('铸造藏品'));
    expect(await screen.findByText('已申请，等待发送')).toBeTruthy();
    expect(screen.getByText('0x41ac…09f2')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(shell.toasts).toMatchObject([{ message: '已申请铸造' }]);
  });

  it.each([
    ['sent', '已发送，等待确认'],
    ['confirmed', '已上链'],
  ] as const)('that is %s is said so to everybody, with its transaction', async (status, words) => {
    const hash = `0x${'8c41'.padEnd(60, '0')}7be2`;
    server.mints.set(1, { ...sampleMint, status, tx_hash: hash, tx_url: `https://chain.example/tx/${hash}` });
    show(1);
    expect(await screen.findByText(words)).toBeTruthy();
    const link = screen.getByRole('link', { name: '0x8c41…7be2' });
    expect(link.getAttribute('href')).toBe(`https://chain.example/tx/${hash}`);
  });

  it.each([
    ['Conflux eSpace', '树图公链'],
    ['Conflux eSpace Testnet', '树图公链测试网'],
    ['EVM 31337', 'EVM 31337'],
  ])('on %s is said to be on %s', async (network, words) => {
    server.mints.set(1, { ...sampleMint, network });
    show(1);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that failed can be asked for again, by the owner', async () => {
    server.mints.set(3, { ...sampleMint, status: 'failed' });
    show(3, { user: member });
    expect(await screen.findByText('未能铸造')).toBeTruthy();
    expect(screen.getByText(/可以再试一次/)).toBeTruthy();
    server.override(/mint$/, refusing(429, 'RATE_LIMITED', '操作太频繁，请稍后再试'));
    await userEvent.type(screen.getByRole('textbox'), ADDRESS);
    await userEvent.click(await button('铸造藏品'));
    expect(await button('铸造藏品')).toBeTruthy();
  });

  it('is not offered to others, nor where nothing is minted, which is said', async () => {
    show(1, { user: member });
    expect(await screen.findByText('尚未上链')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/没有接入区块链/)).toBeNull();
    server.minting = false;
    show(3, { user: member });
    expect(await screen.findByText(/本站没有接入区块链/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a like', () => {
  it('asks a visitor to sign in, goes on, and is taken back', async () => {
    const { shell } = show(1);
    await userEvent.click(await button('喜欢 3'));
    expect(shell.loginsWaiting).toBe(1);
    shell.signIn(member);
    const liked = await button('已喜欢 4');
    expect(liked.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(liked);
    expect((await button('喜欢 3')).getAttribute('aria-pressed')).toBe('false');
    expect(server.requestLog.filter((line) => line.endsWith('/like'))).toHaveLength(2);
  });

  it('ends with a sign-in that is closed', async () => {
    const { shell } = show(1);
    await userEvent.click(await button('喜欢 3'));
    shell.closeSignIn();
    expect(server.requestLog.some((line) => line.endsWith('/like'))).toBe(false);
  });

  it.each([
    ['what failed', failing, '操作失败'],
    ['why it may not be', refusing(429, 'RATE_LIMITED', '操作太频繁，请稍后再试'), '操作太频繁，请稍后再试'],
  ])('says %s', async (_what, answer, message) => {
    server.override(/like$/, answer);
    const { shell } = show(1, { user: member });
    await userEvent.click(await button('喜欢 3'));
    await waitFor(() => expect(shell.toasts).toMatchObject([{ message, variant: 'error' }]));
    expect(await button('喜欢 3')).toBeTruthy();
  });
});

describe('its owner', () => {
  it('deletes it at once, with the way back, which has the focus', async () => {
    show(3, { user: member });
    expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
    await userEvent.click(await button('删除'));
    expect(await screen.findByRole('heading', { name: '已删除“我的”' })).toBeTruthy();
    expect(server.colors.map(({ id }) => id)).not.toContain(3);
    expect(document.activeElement).toBe(await button('撤销'));
    await userEvent.click(await button('撤销'));
    expect(await screen.findByRole('heading', { level: 1, name: '我的' })).toBeTruthy();
  });

  it('reads why operators hid it', async () => {
    server.override(/colors\/3$/, () =>
      Response.json({ ...sampleColor(3, { name: '我的' }), liked: false, hidden_reason: '广告' }),
    );
    show(3, { user: member });
    expect(await screen.findByText(/只有你能看到。原因：广告/)).toBeTruthy();
  });
});

it('anybody else reports it', async () => {
  server.override(/reports$/, () => Response.json({ success: true, message: '已收到举报，我们会尽快查看' }));
  const { shell } = show(1);
  await userEvent.click(await button('举报'));
  const dialog = within(await screen.findByRole('dialog', { name: '举报颜色' }));
  await userEvent.click(dialog.getByRole('radio', { name: '广告或刷屏' }));
  await userEvent.click(dialog.getByRole('button', { name: '举报' }));
  await waitFor(() => expect(shell.toasts).toMatchObject([{ message: '已收到举报，我们会尽快查看' }]));
  const sent = server.requests.at(-1);
  expect([new URL(sent!.url).pathname, await sent!.json()]).toEqual([
    '/api/co-create/colors/1/reports',
    { reason: 'spam', text: '' },
  ]);
});
