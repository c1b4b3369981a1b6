import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChosenColor } from '../model/chosen-color.ts';
import { renderPart } from '../testing/render-area.tsx';
import { ColorMixerDialog } from './color-mixer-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function openMixer() {
  const chosen: ChosenColor[] = [];
  const onClose = vi.fn();
  renderPart(
    <ColorMixerDialog
      onClose={onClose}
      value={sampleColor('朱红')}
      list={{ status: 'loaded', colors: sampleColors }}
      onChoose={(color) => chosen.push(color)}
      returnFocus={createRef()}
    />,
  );
  return { chosen, onClose };
}
const plane = () => screen.getByRole('slider', { name: '明度与彩度' });
const use = () => userEvent.click(screen.getByRole('button', { name: '用这个颜色' }));

describe('mixing a colour', () => {
  it('begins with the chosen colour, and gives it back with its name', async () => {
    const { chosen } = openMixer();
    expect(plane().getAttribute('aria-valuetext')).toBe('明度 0.64，彩度 0.200，#ED5126');
    await use();
    expect(chosen).toEqual([sampleColor('朱红')]);
  });

  it('moves over the plane by keys, in step with sliders, fields and notations', async () => {
    const { chosen } = openMixer();
    act(() => plane().focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Home}');
    expect(plane().getAttribute('aria-valuetext')).toMatch(/^明度 0\.62，彩度 0\.000，#(..)\1\1$/);
    expect(screen.getByRole('slider', { name: '明度' }).getAttribute('aria-valuetext')).toBe('0.62');
    expect(screen.getByRole('button', { name: /^复制 oklch\(0\.6/ })).toBeTruthy();
    await use();
    expect(chosen[0]?.hex).toMatch(/^#(..)\1\1$/);
  });

  it('takes typed numbers, and leaves alone what is none', async () => {
    openMixer();
    const hue = screen.getByRole('textbox', { name: '色相' });
    await userEvent.clear(hue);
    await userEvent.type(hue, '250');
    expect(screen.getByRole('slider', { name: '色相' }).getAttribute('aria-valuetext')).toBe('250');
    await userEvent.clear(hue);
    await userEvent.type(hue, 'x');
    await userEvent.tab();
    expect((hue as HTMLInputElement).value).toBe('250');
  });

  it('takes a colour from the screen where the browser can', async () => {
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = () => Promise.resolve({ sRGBHex: '#1772b4' });
      },
    );
    const { chosen } = openMixer();
    await userEvent.click(screen.getByRole('button', { name: '从屏幕取色' }));
    await use();
    expect(chosen[0]?.hex).toBe('#1772B4');
  });

  it('keeps the colour when the visitor takes none from the screen', async () => {
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = () => Promise.reject(new DOMException('', 'AbortError'));
      },
    );
    const { chosen } = openMixer();
    await userEvent.click(screen.getByRole('button', { name: '从屏幕取色' }));
    await use();
    expect(chosen[0]?.hex).toBe('#ED5126');
  });

  it('has no such button where the browser cannot', () => {
    openMixer();
    expect(screen.queryByRole('button', { name: '从屏幕取色' })).toBeNull();
  });

  it('says of a text that is no colour that it is none, and gives nothing', async () => {
    const { chosen } = openMixer();
    const field = screen.getByRole('textbox', { name: '色值' });
    fireEvent.change(field, { target: { value: '#12' } });
    await use();
    expect(chosen).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
