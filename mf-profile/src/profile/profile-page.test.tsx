import type { User } from '@danqing/contracts/identity';
import { readAreaTexts, readCatalogues, renderInShell, sampleMember } from '@danqing/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import area from '../area.ts';
import { selfCatalogues } from '../self/self-catalogues.ts';
import { failing, never, refusing, sampleOrder, stubProfileServer } from '../testing/profile-server.ts';
import { ProfilePage } from './profile-page.tsx';

const catalogues = {
  ...(await readAreaTexts('profile', area)),
  self: await readCatalogues(selfCatalogues),
};
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  log.mockReset();
});

const render = (path = '/users/profile', user: User | null = sampleMember) =>
  renderInShell(<ProfilePage />, { catalogues, path, user });
const returned = () => screen.findByRole('region', { name: '支付结果' });

describe('the own page', () => {
  it('says who the member is', async () => {
    stubProfileServer();
    const { shell } = render();
    expect(screen.getByRole('heading', { level: 1, name: '我的主页' })).toBeTruthy();
    expect(screen.getByText('林澄')).toBeTruthy();
    expect(screen.getByText('lincheng@example.com')).toBeTruthy();
    expect(screen.getByText(/2026年11月20日加入/)).toBeTruthy();
    expect(shell.titles.at(-1)).toBe('我的主页 · 丹青 中国传统色配色');
    expect(await screen.findByText('还没有订单。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '共创新色' })).toBeTruthy();
  });

  it('leads to the first page without a session, and when it ends', async () => {
    const server = stubProfileServer();
    const { shell } = render('/users/profile', null);
    expect(shell.navigations).toEqual([{ path: '/', options: { replace: true } }]);
    expect(server.requestLog).toEqual([]);
    const next = render();
    next.shell.signOut();
    await waitFor(() => expect(next.shell.navigations).toHaveLength(1));
  });

  it('stays when the session ends by itself, hidden, and comes back as it was with the sign-in', async () => {
    stubProfileServer();
    const { shell } = render();
    await userEvent.click(await screen.findByRole('button', { name: '修改用户名' }));
    const name = await screen.findByRole('textbox', { name: '用户名' });
    await userEvent.clear(name);
    await userEvent.type(name, '青禾');
    shell.expire();
    expect(screen.getByText('登录已失效，请重新登录')).toBeTruthy();
    expect(screen.queryByText('lincheng@example.com')?.closest('[hidden]')).toBeTruthy();
    expect([shell.loginsWaiting, shell.navigations]).toEqual([1, []]);
    act(() => shell.closeSignIn());
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(shell.loginsWaiting).toBe(1);
    shell.signIn(sampleMember);
    expect(screen.queryByText('登录已失效，请重新登录')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '用户名' }).value).toBe('青禾');
  });

  it('shows nothing of one member to another who signs in', () => {
    stubProfileServer();
    const { shell } = render();
    shell.expire();
    shell.signIn({ ...sampleMember, id: 8, name: '何青禾', email: 'he@example.com' });
    expect(screen.getByText('he@example.com')).toBeTruthy();
    expect(screen.queryByText('lincheng@example.com')).toBeNull();
  });

  it('says that the session has ended where nothing of the member is known', () => {
    stubProfileServer();
    const { shell } = renderInShell(<ProfilePage />, {
      catalogues,
      path: '/users/profile',
      sessionStatus: 'checking',
    });
    shell.expire();
    expect(screen.getByText('登录已失效，请重新登录')).toBeTruthy();
    expect([shell.loginsWaiting, shell.navigations]).toEqual([1, []]);
  });

  it('waits while the session is being checked', () => {
    stubProfileServer();
    const { shell } = renderInShell(<ProfilePage />, {
      catalogues,
      path: '/users/profile',
      sessionStatus: 'checking',
    });
    expect(screen.getByRole('status').textContent).toBe('正在打开我的主页');
    expect(shell.navigations).toEqual([]);
  });
});

describe('the orders', () => {
  it('have the words of their states, others as they are, and what was paid back', async () => {
    const server = stubProfileServer();
    const odd = { ...sampleOrder(5), status: 'disputed' } as unknown as ReturnType<typeof sampleOrder>;
    server.orders = [
      sampleOrder(1, { status: 'completed', refunded_amount: '2.00' }),
      sampleOrder(2, { status: 'pending' }),
      sampleOrder(3, { status: 'failed' }),
      sampleOrder(4, { status: 'cancelled', sandbox: true, method: 'alipay' }),
      odd,
    ];
    render();
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    for (const [index, word] of ['成功', '待支付', '失败', '已取消', 'disputed'].entries())
      expect(rows[index]).toContain(word);
    expect(rows[0]).toContain('已退 ¥2.00');
    expect(rows[3]).toContain('支付宝沙箱');
  });

  it('that do not come are said to, and asked for again', async () => {
    const server = stubProfileServer();
    server.override(/orders/, failing);
    render();
    const orders = within(screen.getByRole('region', { name: '订单' }));
    expect((await orders.findByRole('alert')).textContent).toContain('获取订单信息失败');
    server.recover();
    await userEvent.click(orders.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有订单。')).toBeTruthy();
  });

  it('on their way have a place', () => {
    stubProfileServer().override(/./, never);
    render();
    for (const text of ['正在加载我的诗画', '正在加载我的共创色', '正在加载订单'])
      expect(screen.getByText(text).getAttribute('role')).toBe('status');
  });
});

describe('the credit history', () => {
  const entry = {
    id: 3,
    at: '2026-11-23T08:01:00.000Z',
    amount: -5,
    balance_after: 3,
    reason: 'video',
    returned: false,
    order_id: null,
    palette_id: null,
  } as const;

  it('says what moved the credits, and leads to the palette', async () => {
    const server = stubProfileServer();
    server.history = [
      { ...entry, id: 4, amount: 5, balance_after: 8, returned: true },
      entry,
      { ...entry, id: 2, amount: -1, reason: 'palette-export', palette_id: 12 },
    ];
    render();
    const history = within(screen.getByRole('region', { name: '点数明细' }));
    const rows = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^图生视频失败，已退回.*\+5余 8 点$/);
    expect(rows[1]).toMatch(/^图生视频.*-5余 3 点$/);
    expect(history.getByRole('link', { name: '导出调色板' }).getAttribute('href')).toBe('/palettes/12');
    expect(history.queryByRole('navigation')).toBeNull();
  });

  it('is turned by keys, both ways', async () => {
    const server = stubProfileServer();
    server.override(/credits$/, () => Response.json({ success: true, data: [entry], next: 3 }));
    server.override(/before=3/, () =>
      Response.json({ success: true, data: [{ ...entry, id: 1, reason: 'signup', amount: 10 }], next: null }),
    );
    render();
    const history = within(screen.getByRole('region', { name: '点数明细' }));
    await userEvent.click(await history.findByRole('button', { name: '较早的' }));
    expect(await history.findByText('注册赠送')).toBeTruthy();
    await userEvent.click(history.getByRole('button', { name: '较新的' }));
    expect(await history.findByText('图生视频')).toBeTruthy();
  });

  it('that does not come is said to', async () => {
    stubProfileServer().override(/credits$/, failing);
    render();
    expect(await screen.findByText('获取点数明细失败')).toBeTruthy();
  });
});

describe('coming back from a payment', () => {
  const path = (id: string) => `/users/profile?payment=success&order=${id}`;

  it('shows the new balance once the order is complete', async () => {
    const server = stubProfileServer();
    const order = sampleOrder(1);
    server.orders = [order];
    server.credits = 178;
    const { shell } = render(path(order.id));
    expect((await returned()).textContent).toContain('正在查询支付结果');
    await waitFor(async () => expect((await returned()).textContent).toContain('现在共有 178 点。'));
    expect(shell.session.getState().user?.credits).toBe(178);
    await userEvent.click(screen.getByRole('button', { name: '关闭支付结果' }));
    expect(screen.queryByRole('region', { name: '支付结果' })).toBeNull();
    expect(shell.location.search).toBe('');
  });

  it('asks again while the order is pending', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = stubProfileServer();
    const order = sampleOrder(1, { status: 'pending' });
    server.orders = [order];
    render(path(order.id));
    await waitFor(async () => expect((await returned()).textContent).toContain('正在等待支付结果'));
    server.orders = [{ ...order, status: 'failed' }];
    await vi.advanceTimersByTimeAsync(5_100);
    await waitFor(async () => expect((await returned()).textContent).toContain('支付失败'));
    const asked = server.requestLog.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requestLog.length).toBe(asked);
    expect((await screen.findAllByRole('row'))[1]?.textContent).toContain('失败');
  });

  it('knows no order of somebody else', async () => {
    stubProfileServer();
    render(path('20261123012345670009'));
    await waitFor(async () => expect((await returned()).textContent).toContain('没有找到这笔订单'));
  });
});

describe('paying', () => {
  it.each([
    ['支付宝支付', refusing(429, 'RATE_LIMITED', '请求过于频繁'), '请求过于频繁'],
    ['支付宝支付', failing, '支付失败，请稍后重试'],
    [
      '支付宝支付',
      () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      '无法加载支付表单',
    ],
    ['Stripe 支付', failing, 'Stripe 支付失败，请稍后重试'],
    [
      'Stripe 支付',
      () => Response.json({ success: true, url: 'javascript:alert(1)', order_id: '1' }),
      'Stripe 支付失败，请稍后重试',
    ],
  ])('%s that fails is told beside the buttons', async (button, answer, sentence) => {
    stubProfileServer().override(/users\/payment/, answer);
    render();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBeNull();
  });

  it('offers what the site takes', async () => {
    stubProfileServer().paymentMethods = ['stripe'];
    render();
    await waitFor(() => expect(screen.queryByRole('button', { name: '支付宝支付' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Stripe 支付' })).toBeTruthy();
  });

  it('says so where the site takes nothing', async () => {
    stubProfileServer().paymentMethods = [];
    render();
    expect(await screen.findByText('本站暂未开通购买点数。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stripe 支付' })).toBeNull();
  });

  it('offers every way while the site does not say', async () => {
    stubProfileServer().override(/payments\/methods/, failing);
    render();
    for (const name of ['支付宝支付', 'Stripe 支付'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('makes one order, however often the button is pressed', async () => {
    const server = stubProfileServer();
    server.override(/users\/payment/, never);
    render();
    await userEvent.click(screen.getByRole('button', { name: /^200/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: '支付宝支付' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stripe 支付' }));
    expect(server.requestLog.filter((line) => line.includes('users/payment'))).toEqual([
      'POST /api/users/payment/alipay',
    ]);
    expect(screen.getByRole('button', { name: '正在前往支付…' })).toBeTruthy();
  });
});
