import { sampleColor } from '@danqing/area-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { ColorBlock } from './color-block.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ColorBlock', () => {
  it('sets the name with a syllable beside every character', () => {
    renderPart(<ColorBlock color={sampleColor('绀青绀紫')} />);
    const heading = screen.getByRole('heading', { level: 1, name: '绀青绀紫' });
    expect(heading.lang).toBe('zh');
    expect(heading.dataset.len).toBe('4');
    expect([...heading.children].map((row) => row.textContent)).toEqual(['绀gàn', '青qīng', '绀gàn', '紫zǐ']);
  });

  it.each([
    ['朱红', '色谱', '收录于《色谱》'],
    ['胭脂', '传统', '传统色名'],
    ['爵头', '节气', '二十四节气色名'],
  ])('seals %s with %s', (name, seal, title) => {
    renderPart(<ColorBlock color={sampleColor(name)} />);
    expect(screen.getByTitle(title).textContent).toBe(seal);
  });

  it('shows the values of the collection, not computed ones', () => {
    renderPart(<ColorBlock color={sampleColor('月白')} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'HEX#EEF7F2',
      '',
      'RGB238, 247, 242',
      'CMYK11, 0, 8, 0',
      'HSL146.7 36% 95.1%',
      'OKLCH0.968 0.01157 162.051',
    ]);
  });

  it('shows a colour without a name by its hex, with computed values and no seal', () => {
    renderPart(<ColorBlock color={{ hex: '#3F6AA9' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('#3F6AA9');
    expect(screen.getByText('63, 106, 169')).toBeTruthy();
    expect(screen.getByText('63, 37, 0, 34')).toBeTruthy();
    expect(screen.queryByTitle(/色/)).toBeNull();
  });

  it('names a co-created colour, with the way to its page where there is one', () => {
    const color = { hex: '#7D99A3', cocreated: { id: 12, name: '雨后青' } };
    const { unmount } = renderPart(<ColorBlock color={color} />);
    expect(screen.getByText('共创色')).toBeTruthy();
    expect(screen.getByRole('link', { name: '雨后青' }).getAttribute('href')).toBe('/co-create-colors/12');
    expect(screen.getByText('雨后青').lang).toBe('zh');
    unmount();
    renderPart(<ColorBlock color={color} />, { hasPage: () => false });
    expect(screen.getByText('雨后青').lang).toBe('zh');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says what the name means to those who do not read Chinese', () => {
    renderPart(<ColorBlock color={sampleColor('朱红')} />, { locale: 'en' });
    expect(screen.getByText('Cinnabar red')).toBeTruthy();
    renderPart(<ColorBlock color={sampleColor('朱红')} />, { locale: 'ja' });
    expect(screen.getByText('朱紅（しゅこう）')).toBeTruthy();
    renderPart(<ColorBlock color={sampleColor('朱红')} />, { locale: 'zh' });
    expect(screen.queryByText(/Cinnabar|朱紅/)).toBeNull();
  });

  it('copies a value with one press, and shows a tick for 2,000 ms (part 1 §9, copy notice)', async () => {
    vi.useFakeTimers();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell, container } = renderPart(<ColorBlock color={sampleColor('朱红')} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制 RGB 237, 81, 38' })));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('237, 81, 38');
    expect(shell.toasts).toEqual([{ message: '已复制颜色: 237, 81, 38', swatch: '#ED5126' }]);
    expect(container.querySelectorAll('[data-copied]')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1999));
    expect(container.querySelectorAll('[data-copied]')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1));
    expect(container.querySelectorAll('[data-copied]')).toHaveLength(0);
  });

  it.each([
    ['HSL', 'hsl(13 84.7% 53.9%)'],
    ['OKLCH', 'oklch(0.64387 0.19955 35.582)'],
  ])('copies %s as CSS writes it', async (label, css) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderPart(<ColorBlock color={sampleColor('朱红')} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: `复制 ${label} ${css}` })));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(css);
  });

  it('shows no tick when copying failed', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const { shell, container } = renderPart(<ColorBlock color={sampleColor('朱红')} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /HEX/ })));
    expect(shell.toasts).toEqual([{ message: '复制失败，请手动复制', variant: 'error' }]);
    expect(container.querySelector('[data-copied]')).toBeNull();
  });

  it('keeps the shape while there is no colour', () => {
    renderPart(<ColorBlock color={null} />);
    expect(screen.getByRole('region', { name: '当前颜色' }).getAttribute('aria-busy')).toBe('true');
  });
});
