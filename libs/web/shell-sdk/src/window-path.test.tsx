import { act, cleanup, render, screen } from '@testing-library/react';
import { use, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Link, Route, Routes, useSearchParams } from './router.ts';

afterEach(cleanup);

let setQuery: ReturnType<typeof useSearchParams>[1];

function Patterns() {
  const [query, change] = useSearchParams();
  useEffect(() => {
    setQuery = change;
  });
  return <Link to="/agent">patterns {query.get('seed')}</Link>;
}

function open(path: string) {
  let ready = () => {};
  const coming = new Promise<string>((resolve) => (ready = () => resolve('agent')));
  const Agent = () => use(coming);
  history.replaceState(null, '', path);
  render(
    <BrowserRouter basename="/en">
      <Routes>
        <Route path="/agent" element={<Agent />} />
        <Route path="*" element={<Patterns />} />
      </Routes>
    </BrowserRouter>,
  );
  return { ready };
}

const at = () => `${decodeURIComponent(location.pathname)}${location.search}`;

it.each(['/en/patterns', '/en/patterns/', '/en', '/en/', '/en/colors/%E6%9C%88%E7%99%BD'])(
  'the query of %s changes in its place',
  (path) => {
    open(path);
    act(() => setQuery({ seed: '1' }, { replace: true }));
    expect(location.search).toBe('?seed=1');
    expect(screen.getByRole('link').textContent).toBe('patterns 1');
    act(() => setQuery({ seed: '2' }));
    expect(screen.getByRole('link').textContent).toBe('patterns 2');
  },
);

it('a page that is still shown while the next one is rendered does not take the visitor back', async () => {
  const { ready } = open('/en/patterns');
  await act(async () => screen.getByRole('link').click());
  expect([at(), screen.queryByRole('link')?.textContent]).toEqual(['/en/agent', 'patterns ']);
  act(() => setQuery({ seed: '1' }, { replace: true }));
  expect(at()).toBe('/en/agent');
  await act(async () => ready());
  await screen.findByText('agent');
  expect(at()).toBe('/en/agent');
});
