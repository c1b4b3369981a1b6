import { sampleColor } from '@danqing/area-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialState } from '../model/generator-state.ts';
import { renderPart, swatches } from '../testing/render-area.tsx';
import { slip, SwatchesUnderTest } from '../testing/swatches-under-test.tsx';

const red = initialState(sampleColor('朱红'));
const Swatches = SwatchesUnderTest;
const chooser = () => within(screen.getByRole('dialog'));

afterEach(() => vi.restoreAllMocks());

describe('the strip', () => {
  it('names eleven slips with all their marks in words', () => {
    renderPart(<Swatches initial={red} />);
    expect(swatches()).toHaveLength(11);
    expect(slip('50').getAttribute('aria-label')).toBe('50, 近荷花白, #FFF1EA, 超出屏幕色域，已降彩度, 更换');
    expect(slip('100').getAttribute('aria-label')).toBe(
      '100, 近荷花白, #FFF1EA, 同 50, 超出屏幕色域，已降彩度, 更换',
    );
    expect(slip('500').getAttribute('aria-label')).toBe('500, 朱红, #ED5126, 本色, 更换');
    expect(slip('100').textContent).toBe('〃100同 50');
    expect(slip('500').textContent).toBe('朱红500本色#ED5126');
  });

  it('explains only the marks that occur', () => {
    renderPart(<Swatches initial={red} />);
    expect(screen.getByText(/^折角/)).toBeTruthy();
    expect(screen.getByText(/与左邻同色/)).toBeTruthy();
    renderPart(<Swatches initial={initialState({ hex: '#808080' })} />);
    expect(screen.queryByText(/^折角/)).toBeNull();
  });

  it('adds what a name means in English and Japanese, also to the accessible name', () => {
    const { unmount } = renderPart(<Swatches initial={red} />, { locale: 'ja' });
    expect(slip('500').getAttribute('aria-label')).toContain('朱红 朱紅（しゅこう）, #ED5126');
    expect(slip('500').textContent).toMatch(/^朱红500.*#ED5126朱紅\nしゅこう$/);
    unmount();
    renderPart(<Swatches initial={red} />, { locale: 'en' });
    expect(slip('500').getAttribute('aria-label')).toBe('500, 朱红 Cinnabar red, #ED5126, base, replace');
    expect(slip('500').textContent).toBe('朱红500base#ED5126Cinnabar red');
    expect(slip('100').textContent).toBe('〃100same as 50');
  });

  it('heads the groups of a dual scheme', () => {
    renderPart(<Swatches initial={initialState(sampleColor('群青'), sampleColor('藤黄'))} />);
    expect(screen.getByText('主色').parentElement?.textContent).toBe('主色群青#1772B4');
    expect(screen.getByText('中间色').parentElement?.textContent).toMatch(/^中间色两色之间色相 \d+°$/);
    expect(screen.getByText('第二色').parentElement?.textContent).toBe('第二色藤黄#FFD111');
    expect(slip('300, 中间色').textContent).toContain('300');
  });

  it('keeps places for a second colour that is missing', () => {
    renderPart(<Swatches initial={{ ...red, mode: 'dual' }} />);
    expect(swatches()).toHaveLength(4);
    expect(screen.getByText(/选了第二色就会出现/)).toBeTruthy();
    expect(screen.getByText(/还没有选/)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: '第二色' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('is one tab stop, and arrows go over all groups', async () => {
    renderPart(<Swatches initial={{ ...red, mode: 'triadic' }} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(slip('50, 甲'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(slip('200, 乙'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(slip('900, 甲'));
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(slip('950, 丙'));
    expect(swatches().filter((button) => button.tabIndex === 0)).toEqual([slip('950, 丙')]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(slip('50, 甲'));
  });
});

describe('copying', () => {
  it('copies with C, says so in a toast and flashes for 1.4 s', async () => {
    vi.useFakeTimers();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell } = renderPart(<Swatches initial={red} />);
    await act(async () => fireEvent.keyDown(slip('600'), { key: 'c' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('#D03400');
    expect(shell.toasts).toEqual([{ message: '已复制颜色: #D03400', swatch: '#D03400' }]);
    expect(slip('600').textContent).toContain('已复制');
    act(() => vi.advanceTimersByTime(1399));
    expect(slip('600').textContent).toContain('已复制');
    act(() => vi.advanceTimersByTime(1));
    expect(slip('600').textContent).not.toContain('已复制');
    vi.useRealTimers();
  });

  it('leaves Ctrl+C to the browser', () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderPart(<Swatches initial={red} />);
    fireEvent.keyDown(slip('600'), { key: 'c', ctrlKey: true });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('says when it did not work', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const { shell } = renderPart(<Swatches initial={red} />);
    await userEvent.click(screen.getByRole('button', { name: '复制 600 #D03400' }));
    expect(shell.toasts).toEqual([{ message: '复制失败，请手动复制', variant: 'error' }]);
  });
});

describe('the chooser', () => {
  const open = async (name: string) => {
    renderPart(<Swatches initial={red} />);
    await userEvent.click(slip(name));
    await screen.findByRole('dialog');
  };
  const field = () => chooser().getByRole<HTMLInputElement>('textbox', { name: '色值' });

  it('replaces a swatch by a typed hex, and takes it back', async () => {
    await open('600');
    fireEvent.change(field(), { target: { value: '3f6aa9' } });
    expect(chooser().getByText('#D03400 → #3F6AA9')).toBeTruthy();
    await userEvent.click(chooser().getByRole('button', { name: '换上' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(slip('600').getAttribute('aria-label')).toContain('#3F6AA9');

    await userEvent.click(slip('600'));
    await screen.findByRole('dialog');
    await userEvent.click(chooser().getByRole('button', { name: '还原' }));
    await userEvent.click(chooser().getByRole('button', { name: '换上' }));
    expect(slip('600').getAttribute('aria-label')).toContain('#D03400');
  });

  it('takes one of the eight nearest colours by its exact value', async () => {
    await open('500');
    const near = chooser().getAllByRole('button', { pressed: false });
    expect(near).toHaveLength(7);
    expect(chooser().getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('朱红 #ED5126');
    await userEvent.click(chooser().getByRole('button', { name: '胭脂红 #F03F24' }));
    await userEvent.click(chooser().getByRole('button', { name: '换上' }));
    expect(slip('500').getAttribute('aria-label')).toBe('500, 胭脂红, #F03F24, 更换');
  });

  it('mixes with the sliders, and never leaves sRGB', async () => {
    await open('500');
    fireEvent.change(chooser().getByRole('slider', { name: /^明度/ }), { target: { value: '0' } });
    expect(field().value).toMatch(/^#0[0-9A-F]0[0-9A-F]0[0-9A-F]$/);
    fireEvent.change(chooser().getByRole('slider', { name: /^明度/ }), { target: { value: '0.5' } });
    fireEvent.change(chooser().getByRole('slider', { name: /^彩/ }), { target: { value: '0' } });
    expect(field().value).toBe('#636363');
    fireEvent.change(chooser().getByRole('slider', { name: /^彩/ }), { target: { value: '0.4' } });
    expect(field().value).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('says at the field that a text is no hex, keeps it and does not apply it', async () => {
    await open('600');
    fireEvent.change(field(), { target: { value: '#12345' } });
    expect(chooser().queryByRole('alert')).toBeNull();
    await userEvent.click(chooser().getByRole('button', { name: '换上' }));
    expect(chooser().getByRole('alert').textContent).toContain('#12345');
    expect(field().value).toBe('#12345');
    expect(slip('600').getAttribute('aria-label')).toContain('#D03400');
  });

  it('says how near its neighbours are', async () => {
    await open('600');
    expect(chooser().getByText(/^(同色|略有差别|相近|较远) ΔE \d+\.\d$/)).toBeTruthy();
  });

  it('does without neighbours when there is no list', async () => {
    renderPart(<Swatches initial={red} list={{ status: 'failed', retry: () => {} }} />);
    await userEvent.click(slip('600'));
    await screen.findByRole('dialog');
    expect(chooser().queryByText('相近的传统色')).toBeNull();
    expect(field().value).toBe('#D03400');
  });
});
