import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { MenuItem } from './menu.tsx';
import { OpenedMenu } from './opened-menu.tsx';

function show(fetch: () => Promise<unknown>, onFailed?: (error: unknown) => void) {
  const face = <button type="button">更多</button>;
  render(
    <LazyMenu
      face={face}
      chunk={lazyChunk(fetch)}
      opened={(_, byKey) => (
        <OpenedMenu face={face} byKey={byKey}>
          <MenuItem>载入</MenuItem>
          <MenuItem>删除</MenuItem>
        </OpenedMenu>
      )}
      {...(onFailed && { onFailed })}
    />,
  );
  return screen.getByRole('button', { name: '更多' });
}

test.each(['{Enter}', '{ArrowDown}'])(
  'opens on %s once its code is loaded, with the focus on the first item',
  async (key) => {
    let load = (_: object) => {};
    const button = show(() => new Promise((resolve) => (load = resolve)));
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.queryByRole('menu')).toBeNull();
    await act(async () => load({}));
    expect(document.activeElement?.textContent).toBe('载入');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement?.textContent).toBe('更多');
  },
);

test('loads its code before the press, on hover', async () => {
  const fetch = vi.fn(() => Promise.resolve({}));
  await userEvent.hover(show(fetch));
  expect(fetch).toHaveBeenCalledOnce();
});

test('reports code that does not load, and the next press tries again', async () => {
  let online = false;
  const onFailed = vi.fn();
  const button = show(() => (online ? Promise.resolve({}) : Promise.reject(new Error('offline'))), onFailed);
  await userEvent.click(button);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(screen.queryByRole('menu')).toBeNull();
  online = true;
  await userEvent.click(button);
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
});
