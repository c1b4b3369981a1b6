import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, never, sampleCollection, stubGalleryServer } from '../testing/gallery-server.ts';
import { renderAt } from '../testing/render-page.tsx';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => vi.unstubAllGlobals());

const many = (count: number) => Array.from({ length: count }, (_, index) => sampleCollection(index + 1));
const leaves = () => screen.findAllByRole('article');

describe('the gallery', () => {
  it('shows paintings with their poems in lines, who made them and when', async () => {
    stubGalleryServer([sampleCollection(1, { content: '月白风清夜何人独倚栏青山一片雪孤舟万里寒' })]);
    renderAt('/gallery');
    const [leaf] = (await leaves()) as [HTMLElement];
    for (const line of ['月白风清夜', '何人独倚栏', '青山一片雪', '孤舟万里寒'])
      expect(within(leaf).getByText(line)).toBeTruthy();
    expect(
      within(leaf)
        .getByRole('link', { name: /月白风清夜/ })
        .getAttribute('href'),
    ).toBe('/collections/1');
    const painting = within(leaf).getByRole('img');
    expect(painting.getAttribute('srcset')).toMatch(/-320\.webp 320w, .*-1024\.webp 1024w$/);
    expect(leaf.querySelector('time')?.textContent).toMatch(/11月23日/);
  });

  it('asks for those of its colour alone', async () => {
    const server = stubGalleryServer([sampleCollection(1)]);
    renderAt(`/gallery/${encodeURIComponent('朱红')}`);
    await leaves();
    expect(server.requestLog).toContain('GET /api/collections?page=1&name=朱红');
    expect(screen.getByRole('heading', { level: 1, name: '朱红' })).toBeTruthy();
  });

  it('has words in the place of a picture that is not there', async () => {
    stubGalleryServer([sampleCollection(1, { images: [] })]);
    renderAt('/gallery');
    expect(await screen.findByText('暂无图片')).toBeTruthy();
  });

  it('links to an author only where there is such a page', async () => {
    stubGalleryServer([sampleCollection(1)]);
    const { unmount } = renderAt('/gallery', { hasPage: () => false });
    await leaves();
    expect(screen.queryByRole('link', { name: sampleCollection(1).user.name })).toBeNull();
    unmount();
    renderAt('/gallery');
    await leaves();
    const { user } = sampleCollection(1);
    expect(screen.getByRole('link', { name: user.name }).getAttribute('href')).toBe(`/users/${user.id}`);
  });

  it('does not link to an author who shows no page', async () => {
    const { user } = sampleCollection(1);
    stubGalleryServer([sampleCollection(1, { user: { ...user, has_page: false } })]);
    renderAt('/gallery');
    await leaves();
    expect(screen.queryByRole('link', { name: user.name })).toBeNull();
  });

  it('turns its pages in the address, at most five of them named', async () => {
    stubGalleryServer(many(100));
    const { shell } = renderAt('/gallery');
    await leaves();
    const pager = within(screen.getByRole('navigation', { name: '分页' }));
    expect(pager.getAllByRole('link').map((link) => link.textContent)).toEqual(['1', '2', '3', '4', '5', '']);
    await userEvent.click(pager.getByRole('link', { name: '第 5 页' }));
    expect(shell.location.search).toBe('?page=5');
    await waitFor(() =>
      expect(pager.getByRole('link', { name: '第 5 页' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(pager.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '',
      '3',
      '4',
      '5',
      '6',
      '7',
      '',
    ]);
  });

  it.each(['99', '-1', 'x'])('leads from page %s to one that is there', async (page) => {
    stubGalleryServer(many(13));
    const { shell } = renderAt(`/gallery?page=${page}`);
    await leaves();
    await waitFor(() => expect(shell.location.search).toBe(page === '99' ? '?page=2' : `?page=${page}`));
    expect(screen.getAllByRole('article')).toHaveLength(page === '99' ? 1 : 12);
  });

  it('keeps the places of leaves that are still to come', () => {
    const server = stubGalleryServer();
    server.override(/collections/, never);
    renderAt('/gallery');
    expect(screen.getByText('正在加载诗画')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('that does not come says so and comes on demand', async () => {
    const server = stubGalleryServer(many(1));
    server.override(/collections/, failing);
    renderAt('/gallery');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('获取集合失败，请稍后重试');
    server.recover();
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await leaves();
  });

  it('without a creation invites to the first', async () => {
    stubGalleryServer();
    renderAt(`/gallery/${encodeURIComponent('朱红')}`);
    await screen.findByRole('heading', { name: /朱红.*还没有诗画/ });
  });

  it('of a name that is no colour says so', async () => {
    stubGalleryServer();
    renderAt(`/gallery/${encodeURIComponent('没有的')}`);
    await screen.findByRole('heading', { name: /未找到该颜色/ });
    expect(screen.getByRole('link', { name: '看全部诗画' }).getAttribute('href')).toBe('/gallery');
  });

  it('leads to the gallery of a colour by its reading', async () => {
    stubGalleryServer();
    const { shell } = renderAt('/gallery');
    await userEvent.type(screen.getByRole('combobox', { name: '换一种颜色' }), 'zhuhong');
    await screen.findByRole('option', { name: /朱红/ });
    await userEvent.keyboard('{Enter}');
    expect(shell.location.pathname).toBe(`/gallery/${encodeURIComponent('朱红')}`);
  });
});
