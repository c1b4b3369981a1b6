import { sampleColor } from '@danqing/area-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { initialState, type GeneratorState } from '../model/generator-state.ts';
import { renderPart, swatches } from '../testing/render-area.tsx';
import { slip, SwatchesUnderTest } from '../testing/swatches-under-test.tsx';

const red = initialState(sampleColor('朱红'));
const triadic: GeneratorState = { ...red, mode: 'triadic' };
const names = () =>
  swatches().map((one) => one.closest<HTMLElement>('[data-swatch]')?.dataset['swatch'] ?? '');
const status = () => screen.getByRole('status').textContent;

describe('locking', () => {
  it('goes by L, says so, and stands in the accessible name', async () => {
    renderPart(<SwatchesUnderTest initial={red} />);
    act(() => slip('700').focus());
    await userEvent.keyboard('l');
    expect(slip('700').getAttribute('aria-label')).toMatch(/, 已锁定, 更换$/);
    expect(slip('700').textContent).toContain('已锁');
    expect(status()).toBe('700 已锁定');
    await userEvent.keyboard('l');
    expect(slip('700').getAttribute('aria-label')).not.toContain('已锁定');
    expect(status()).toBe('700 已解锁');
  });

  it('leaves Ctrl+L to the browser', () => {
    renderPart(<SwatchesUnderTest initial={red} />);
    fireEvent.keyDown(slip('700'), { key: 'l', ctrlKey: true });
    expect(slip('700').getAttribute('aria-label')).not.toContain('已锁定');
  });

  it('goes by the lock on the slip, which stays shut', async () => {
    renderPart(<SwatchesUnderTest initial={red} />);
    const lock = screen.getByRole('button', { name: '锁定 600' });
    await userEvent.click(lock);
    expect(lock.getAttribute('aria-pressed')).toBe('true');
  });

  it('goes from the chooser, which stays open', async () => {
    renderPart(<SwatchesUnderTest initial={red} />);
    await userEvent.click(slip('700'));
    const chooser = within(await screen.findByRole('dialog'));
    await userEvent.click(chooser.getByRole('button', { name: '锁定' }));
    expect(chooser.getByRole('button', { name: '解锁' })).toBeTruthy();
    await userEvent.click(chooser.getByRole('button', { name: '关闭' }));
    expect(slip('700').getAttribute('aria-label')).toContain('已锁定');
  });
});

describe('moving by keyboard', () => {
  it('goes by Alt and an arrow, keeps the focus and says the new place', async () => {
    renderPart(<SwatchesUnderTest initial={red} />);
    act(() => slip('50').focus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}');
    expect(names().slice(0, 3)).toEqual(['100', '50', '200']);
    expect(document.activeElement).toBe(slip('50'));
    expect(status()).toBe('50 在第 2 位，共 11 位');
  });

  it('stops at the ends of a group, and never lets the browser go back', () => {
    renderPart(<SwatchesUnderTest initial={triadic} />);
    const first = slip('50, 甲');
    expect(fireEvent.keyDown(first, { key: 'ArrowLeft', altKey: true })).toBe(false);
    fireEvent.keyDown(slip('900, 甲'), { key: 'ArrowRight', altKey: true });
    expect(names().slice(0, 5)).toEqual([
      'triadA-50',
      'triadA-200',
      'triadA-500',
      'triadA-900',
      'triadB-200',
    ]);
    expect(status()).toBe('甲 900 在第 4 位，共 4 位');
  });

  it('goes from the chooser too, which follows and stays open', async () => {
    renderPart(<SwatchesUnderTest initial={red} />);
    await userEvent.click(slip('50'));
    const chooser = within(await screen.findByRole('dialog'));
    expect(chooser.getByRole('button', { name: '左移一位' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(chooser.getByRole('button', { name: '右移一位' }));
    await userEvent.click(chooser.getByRole('button', { name: '右移一位' }));
    expect(names().slice(0, 3)).toEqual(['100', '200', '50']);
    await userEvent.click(chooser.getByRole('button', { name: '左移一位' }));
    expect(names().slice(0, 3)).toEqual(['100', '50', '200']);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('other colours', () => {
  it('come by R on a slip', async () => {
    const regenerate = vi.fn();
    renderPart(<SwatchesUnderTest initial={red} onRegenerate={regenerate} />);
    act(() => slip('50').focus());
    await userEvent.keyboard('r');
    fireEvent.keyDown(slip('50'), { key: 'r', ctrlKey: true });
    expect(regenerate).toHaveBeenCalledOnce();
  });
});
