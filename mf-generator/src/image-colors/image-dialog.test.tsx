import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import type { FoundColor } from '@danqing/picture-colors';
import { fakePreview, stubPictureWorkers, type FakePictureWorker } from '@danqing/picture-colors/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { ImageDialog, type ImageDialogProps } from './image-dialog.tsx';

let workers: FakePictureWorker[] = [];
const worker = () => workers.at(-1)!;
beforeEach(() => {
  workers = stubPictureWorkers();
});

const found: FoundColor[] = [
  { hex: '#1772B4', share: 0.62, position: { x: 0.25, y: 0.5 } },
  { hex: '#ED5229', share: 0.337, position: { x: 0.75, y: 0.5 } },
  { hex: '#008000', share: 0.043, position: null },
] as FoundColor[];
class FakeCanvas {
  x = 0;
  getContext() {
    return {
      drawImage: (_preview: ImageBitmap, x: number) => (this.x = -x),
      getImageData: () => ({ data: this.x < 200 ? [0, 128, 255, 255] : [0, 0, 0, 0] }),
    };
  }
}
const result = { colors: found, map: new Uint8Array([0, 1]), width: 2, height: 1, reducedFrom: null };
const file = new File(['x'], '红梅.png', { type: 'image/png' });
const onChoose = vi.fn();
const onOpenChange = vi.fn();

const open = (props: Partial<ImageDialogProps> = {}) =>
  renderPart(
    <ImageDialog
      open
      onOpenChange={onOpenChange}
      file={file}
      label="主色"
      list={{ status: 'loaded', colors: sampleColors }}
      onChoose={onChoose}
      returnFocus={{ current: null }}
      {...props}
    />,
  );
const decode = () => act(() => worker().answer({ kind: 'decoded', preview: fakePreview() }));
const answer = async (colors = found) => {
  act(() => worker().answer({ kind: 'colors', result: { ...result, colors } }));
  await screen.findAllByRole('radio');
};

afterEach(async () => {
  const remove = screen.queryByRole('button', { name: '移除图片' });
  if (remove) fireEvent.click(remove);
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it('offers three ways to bring a picture, and says that it stays here', () => {
  open({ file: null });
  expect(screen.getByText('把图片拖到这里')).toBeTruthy();
  expect(screen.getByText(/粘贴/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '选择图片' })).toBeTruthy();
  expect(screen.getByText(/不上传/)).toBeTruthy();
});

it('says how far it is, and stops when told', () => {
  open();
  expect(screen.getByText('正在读取图片…')).toBeTruthy();
  decode();
  expect(screen.getByText('正在取色…')).toBeTruthy();
  expect(screen.getByRole('img', { name: '图片 红梅.png' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(worker().terminated).toBe(true);
  expect(screen.getByText('把图片拖到这里')).toBeTruthy();
});

it('lists share, value and the nearest traditional colour with its distance', async () => {
  open();
  decode();
  await answer();
  const [first, second, third] = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(first?.textContent).toBe('1群青#1772B4 · 同色 ΔE 0.062%');
  expect(second?.textContent).toMatch(/^2朱红#ED5229 · 同色 ΔE \d\.\d34%$/);
  expect(third?.textContent).toMatch(/较远 ΔE [\d.]+4\.3%$/);
  expect(screen.getByText('取到 3 色')).toBeTruthy();
});

it('has a numbered pin for each colour with a place; pressing one chooses the colour', async () => {
  open();
  decode();
  await answer();
  const pins = screen.getAllByRole('button', { name: /的位置$/ });
  expect(pins.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(pins[1]?.style.left).toBe('75%');
  fireEvent.click(pins[1] as HTMLElement);
  expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
});

const picture = () => screen.getByRole('img', { name: /红梅/ });
const press = (part: number) => {
  vi.spyOn(picture(), 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 100,
    height: 100,
  } as DOMRect);
  fireEvent.click(picture(), { clientX: part * 100, clientY: 50 });
};

it('takes the pixel that is pressed, with its nearest name, and again another one; a hole is none', async () => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  open();
  decode();
  await answer();
  press(0.1);
  const last = () => screen.getAllByRole('radio').at(-1) as HTMLInputElement;
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(last().checked).toBe(true);
  expect(last().closest('label')?.textContent).toMatch(/#0080FF · .+取点$/);
  press(0.2);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  press(0.9);
  expect(last().closest('label')?.textContent).toContain('#0080FF');
  fireEvent.click(screen.getByRole('button', { name: '设为主色' }));
  expect(onChoose).toHaveBeenLastCalledWith({ hex: '#0080FF', origin: 'image' });
});

it('moves a pin by arrows, which becomes the colour of the pixel where it stands', async () => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  open();
  decode();
  await answer();
  const pin = () => screen.getByRole('button', { name: /^第 2 色/ });
  fireEvent.click(pin());
  expect(pin().tabIndex).toBe(0);
  const before = parseFloat(pin().style.left);
  fireEvent.keyDown(pin(), { key: 'ArrowLeft' });
  expect(parseFloat(pin().style.left)).toBe(before);
  for (let step = 0; step < 3; step += 1) fireEvent.keyDown(pin(), { key: 'ArrowLeft', shiftKey: true });
  expect(parseFloat(pin().style.left)).toBe(before);
  const first = () => screen.getByRole('button', { name: /^第 1 色/ });
  fireEvent.keyDown(first(), { key: 'ArrowLeft', shiftKey: true });
  expect(first().style.left).toBe('15%');
  expect(first().getAttribute('aria-label')).toContain('#0080FF');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

it('gives all colours to a palette, and the chosen one as the second colour where that is another one', async () => {
  const onSecond = vi.fn();
  const { shell } = open({ onSecond });
  decode();
  await answer();
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: '设为第二色' }));
  expect(onSecond).toHaveBeenCalledExactlyOnceWith({ hex: '#ED5229', origin: 'image' });
  fireEvent.click(screen.getByRole('button', { name: '全部放进调色板' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(shell.location).toMatchObject({
    pathname: '/',
    state: {
      primary: '#1772B4',
      scheme: [{ hex: '#1772B4' }, { hex: '#ED5229' }, { hex: '#008000' }],
    },
  });
  open();
  expect(screen.queryByRole('button', { name: '设为第二色' })).toBeNull();
});

it('shows where a colour is while the pointer is over it, and where the chosen one is', async () => {
  open();
  decode();
  await answer();
  const dialog = screen.getByRole('dialog');
  const veil = () => dialog.querySelector('canvas[aria-hidden]');
  const shown = () => dialog.querySelector('[data-shown=true]')?.textContent;
  expect(veil()?.hasAttribute('hidden')).toBe(true);
  const [, second] = screen.getAllByRole('radio');
  fireEvent.pointerEnter(second?.closest('label') as HTMLElement);
  expect(shown()).toBe('2');
  expect(veil()?.hasAttribute('hidden')).toBe(false);
  fireEvent.pointerLeave(second?.closest('fieldset') as HTMLElement);
  expect(shown()).toBe('1');
  fireEvent.click(second as HTMLElement);
  expect(shown()).toBe('2');
});

it('takes a colour as the picture has it, or the traditional one beside it', async () => {
  open();
  decode();
  await answer();
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: '设为主色' }));
  expect(onChoose).toHaveBeenLastCalledWith({ hex: '#ED5229', origin: 'image' });
  fireEvent.click(screen.getByRole('button', { name: /^改用传统色\s?朱红$/ }));
  expect(onChoose).toHaveBeenLastCalledWith(sampleColor('朱红'));
});

it('takes a traditional colour for what it is when the picture has exactly that', async () => {
  open();
  decode();
  await answer();
  expect(screen.queryByRole('button', { name: /改用传统色/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '设为主色' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(sampleColor('群青'));
});

it('does without names when the list did not come', async () => {
  open({ list: { status: 'failed', retry: () => {} } });
  decode();
  await answer();
  expect(screen.getAllByRole('radio')[0]?.closest('label')?.textContent).toBe('1#1772B462%');
  fireEvent.click(screen.getByRole('button', { name: '设为主色' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ hex: '#1772B4', origin: 'image' });
});

it('asks for 2 to 20 colours, 10 unless told otherwise, and keeps the old ones until the new are there', async () => {
  open();
  decode();
  await answer();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /取几色/ });
  expect([slider.min, slider.max, slider.value]).toEqual(['2', '20', '10']);
  fireEvent.change(slider, { target: { value: '2' } });
  expect(worker().requests.at(-1)).toMatchObject({ picture: null, count: 2 });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  act(() => worker().answer({ kind: 'colors', result: { ...result, colors: found.slice(0, 2) } }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  fireEvent.change(slider, { target: { value: '10' } });
});

it('says that a very large picture was scaled down', async () => {
  open();
  decode();
  const reducedFrom = { width: 20_000, height: 10_000 };
  act(() => worker().answer({ kind: 'colors', result: { ...result, reducedFrom } }));
  expect(await screen.findByText(/20000 × 10000/)).toBeTruthy();
});

it('has the picture again when it is opened again', async () => {
  const { unmount } = open();
  decode();
  await answer();
  unmount();
  open({ file: null });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: '移除图片' }));
  expect(screen.getByText('把图片拖到这里')).toBeTruthy();
});

it.each([
  ['unreadable', /另存为 JPEG 或 PNG/],
  ['tooLarge', /200.MB/],
  ['noColor', /白色和透明/],
  ['tooSlow', /20 秒/],
  ['tooComplex', /导出为 PNG/],
  ['noDecoder', /检查网络/],
] as const)('says why a picture gave nothing: %s', async (fault, reason) => {
  open();
  decode();
  act(() => worker().answer({ kind: 'fault', fault }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('提取颜色失败，请尝试其他图片');
  expect(alert.textContent).toMatch(reason);
  expect(alert.textContent).toContain('没有上传');
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: '换一张图片' })).toBeTruthy();
});
