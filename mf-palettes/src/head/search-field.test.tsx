import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-page.tsx';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const searched = vi.fn<(search: string) => void>();

function Search({ initial = '' }: { initial?: string }) {
  const [search, setSearch] = useState(initial);
  return (
    <>
      <SearchField
        search={search}
        onSearch={(text) => {
          searched(text);
          setSearch(text);
        }}
      />
      <button onClick={() => setSearch('朱红')}>后退</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '搜索调色板' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the search field', () => {
  beforeEach(() => searched.mockClear());

  it('searches once the text has stood still for 300 ms', () => {
    renderPart(<Search />);
    type('江');
    pass(299);
    type('江南 ');
    pass(299);
    expect(searched).not.toHaveBeenCalled();
    pass(1);
    expect(searched.mock.calls).toEqual([['江南']]);
    expect(field().value).toBe('江南 ');
    type('江南');
    pass(1000);
    expect(searched).toHaveBeenCalledTimes(1);
  });

  it('searches at once with Enter', () => {
    renderPart(<Search />);
    type('江南');
    fireEvent.submit(screen.getByRole('search'));
    pass(1000);
    expect(searched.mock.calls).toEqual([['江南']]);
  });

  it('is emptied at once, and keeps the focus', () => {
    renderPart(<Search initial="江南" />);
    fireEvent.click(screen.getByRole('button', { name: '清除搜索' }));
    expect(searched.mock.calls).toEqual([['']]);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: '清除搜索' })).toBeNull();
  });

  it('follows the address', () => {
    renderPart(<Search initial="江南" />);
    fireEvent.click(screen.getByRole('button', { name: '后退' }));
    expect(field().value).toBe('朱红');
    pass(1000);
    expect(searched).not.toHaveBeenCalled();
  });
});
