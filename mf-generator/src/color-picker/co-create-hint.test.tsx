import type { ColorList } from '@danqing/area-kit';
import { sampleColors } from '@danqing/area-kit/testing';
import { sampleMember } from '@danqing/shell-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart, stubColorList } from '../testing/render-area.tsx';
import { canBeCoCreated } from './co-create-hint.tsx';
import { ColorPicker } from './color-picker.tsx';

const loaded: ColorList = { status: 'loaded', colors: sampleColors };
const place = { pathname: '/co-create-colors/new', state: { searchTerm: '雪后晴' } };

function search(
  text: string,
  {
    list = loaded,
    user = null as typeof sampleMember | null,
    hasPage = (_path: string): boolean => true,
  } = {},
) {
  const { shell } = renderPart(<ColorPicker label="主色" value={null} list={list} onChoose={() => {}} />, {
    user,
    hasPage,
  });
  fireEvent.click(screen.getByRole('button', { name: /主色/ }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  act(() => vi.advanceTimersByTime(300));
  return shell;
}
const start = async () => {
  fireEvent.click(screen.getByRole('button', { name: '共创“雪后晴”' }));
  await act(async () => {});
};

beforeEach(() => {
  vi.useFakeTimers();
  stubColorList('pending');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('canBeCoCreated', () => {
  it.each(['雪', '雪后', '雪后晴', '雪后晴空', ' 月白色 ', '〇', '𠮷'])('%j may become a name', (text) => {
    expect(canBeCoCreated(text)).toBe(true);
  });
  it.each(['', '雪后晴空万', '雪a', 'xue', '雪 后', '#雪', 'ゆき', '１２'])('%j may not', (text) => {
    expect(canBeCoCreated(text)).toBe(false);
  });
});

describe('the way to co-creation', () => {
  it.each(['雪', '雪后晴', '雪后晴空'])('is offered when nothing matches %s', (name) => {
    search(name);
    expect(screen.getByText(`没有叫“${name}”的颜色。`)).toBeTruthy();
    expect(screen.getByRole('button', { name: `共创“${name}”` })).toBeTruthy();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['朱红', '红', '雪后晴空万里', 'zzz'])('is not offered for %s', (text) => {
    search(text);
    expect(screen.queryByRole('button', { name: /共创/ })).toBeNull();
  });

  it('is not offered where no area has the page', () => {
    search('雪后晴', { hasPage: (path) => path !== '/co-create-colors/new' });
    expect(screen.queryByRole('button', { name: /共创/ })).toBeNull();
    expect(screen.getByText('没有找到“雪后晴”。换个名称、拼音或色值试试')).toBeTruthy();
  });

  it('is not offered while the list is missing', () => {
    search('雪后晴', { list: { status: 'failed', retry: () => {} } });
    expect(screen.queryByRole('button', { name: /共创/ })).toBeNull();
  });

  it('is open to a member, who takes the name along', async () => {
    const shell = search('雪后晴', { user: sampleMember });
    await start();
    expect(shell.location).toMatchObject(place);
  });

  it('leads a visitor through the sign-in, the picker making way for it, and goes on by itself', async () => {
    const shell = search('雪后晴');
    await start();
    expect(shell.loginsWaiting).toBe(1);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(shell.location.pathname).toBe('/');
    await act(async () => shell.signIn(sampleMember));
    expect(shell.location).toMatchObject(place);
  });

  it('ends with a sign-in that is closed', async () => {
    const shell = search('雪后晴');
    await start();
    await act(async () => shell.closeSignIn());
    expect(shell.location.pathname).toBe('/');
  });
});
