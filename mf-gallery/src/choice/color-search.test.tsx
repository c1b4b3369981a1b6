import { lazyColorOptions } from '@danqing/area-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { stubGalleryServer } from '../testing/gallery-server.ts';
import { renderAt } from '../testing/render-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads the search on focus, and finds what was typed before it was loaded', async () => {
  stubGalleryServer();
  let arrive = () => {};
  const network = new Promise<void>((resolve) => (arrive = resolve));
  const load = lazyColorOptions.load.bind(lazyColorOptions);
  const loading = vi.spyOn(lazyColorOptions, 'load').mockImplementation(() => network.then(load));
  renderAt('/gallery');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '换一种颜色' });
  expect(loading).not.toHaveBeenCalled();
  await userEvent.click(field);
  expect(loading).toHaveBeenCalledOnce();
  await userEvent.type(field, 'zhuhong');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByText(/没有找到/)).toBeNull();
  await act(async () => arrive());
  expect(await screen.findByRole('option', { name: /朱红/ })).toBeTruthy();
  expect(field.value).toBe('zhuhong');
});
