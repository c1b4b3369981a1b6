import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => vi.restoreAllMocks());

test('is fetched when it is first rendered, and gets its properties', async () => {
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>{`hello ${name}`}</p>);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  const { container, rerender } = render(<Part name="月白" />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('hello 月白')).toBeTruthy();
  rerender(<Part name="朱红" />);
  expect(screen.getByText('hello 朱红')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('that does not come leaves its place empty, and a trace', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('offline');
  const Part = lazyPart(() => Promise.reject(error));
  const { container } = render(<Part />);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('a part of the shell did not load', error));
  expect(container.textContent).toBe('');
});
