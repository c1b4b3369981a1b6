import type { ColorList } from '@danqing/area-kit';
import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenColor } from '../model/chosen-color.ts';
import { renderPart, stubColorList } from '../testing/render-area.tsx';
import { ColorPicker } from './color-picker.tsx';

const typedColor: ChosenColor = { hex: '#ABCDEF' };
const imageColor: ChosenColor = { hex: '#ABCDEF', origin: 'image' };
const loaded: ColorList = { status: 'loaded', colors: sampleColors };
const onChoose = vi.fn();

function open(list: ColorList = loaded) {
  renderPart(<ColorPicker label="主色" value={sampleColor('朱红')} list={list} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: /主色/ }));
  return screen.getByRole('combobox');
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const type = (text: string, milliseconds = 300) => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  wait(milliseconds);
};
const options = () => screen.getAllByRole('option');
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  vi.useFakeTimers();
  stubColorList('pending');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onChoose.mockReset();
});

describe('ColorPicker', () => {
  it.each<[string, ChosenColor, string]>([
    ['by its name', sampleColor('朱红'), '主色 朱红#ED5126'],
    ['that was typed', typedColor, '主色 自定义颜色#ABCDEF'],
    ['from a picture', imageColor, '主色 图片提取色#ABCDEF'],
  ])('shows the chosen colour %s', (_how, value, text) => {
    renderPart(<ColorPicker label="主色" value={value} list={loaded} onChoose={onChoose} />);
    expect(screen.getByRole('button').textContent).toBe(text);
  });

  it.each([
    ['name', '荷花', '荷花白'],
    ['pinyin', 'qunqing', '群青'],
    ['pinyin with tones', 'qún qīng', '群青'],
    ['initials', 'th', '藤黄'],
    ['hex', '#25f8cb', '湖绿'],
    ['beginning of a hex', '#25f8', '湖绿'],
    ['first RGB component', '23', '群青'],
    ['first two RGB components', '23, 114', '群青'],
    ['all RGB components', '23 114 180', '群青'],
  ])('finds by %s', (_by, query, name) => {
    open();
    type(query);
    expect(options().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining(name)]),
    );
  });

  it('searches 300 ms after the last letter, not before', () => {
    open();
    type('yan', 200);
    type('yanzhi', 299);
    expect(screen.getByRole('status').textContent).toBe('12 色');
    wait(1);
    expect(screen.getByRole('status').textContent).toBe('3 色');
    expect(options()).toHaveLength(3);
  });

  it('shows name, marked pinyin, hex and collection', () => {
    open();
    type('yanzhi');
    const row = options()[1] as HTMLElement;
    expect(within(row).getByText('胭脂红').lang).toBe('zh');
    expect(row.querySelector('mark')?.textContent).toBe('yān zhī');
    expect(row.textContent).toMatch(/#F03F24色谱$/);
  });

  it('starts at the chosen colour and moves with arrows, Home and End', () => {
    const field = open();
    expect(active()?.textContent).toContain('朱红');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    const press = (key: string) => fireEvent.keyDown(field, { key });
    press('ArrowDown');
    expect(active()?.textContent).toContain('月白');
    press('ArrowUp');
    press('ArrowUp');
    expect(active()?.textContent).toContain('朱红');
    press('End');
    expect(active()?.textContent).toContain('绀青绀紫');
    press('Home');
    press('ArrowDown');
    press('Enter');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(sampleColor('月白'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('begins anew with every result', () => {
    const field = open();
    type('yanzhi');
    fireEvent.keyDown(field, { key: 'End' });
    expect(active()?.textContent).toContain('胭脂虫');
    type('hong');
    expect(active()).toBe(options()[0]);
  });

  it('takes what is typed when Enter comes before the search', () => {
    const field = open();
    type('yuebai', 50);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(sampleColor('月白'));
  });

  it.each([
    ['while characters are being composed', { isComposing: true }],
    ['after the composition, as Safari sends it', { keyCode: 229 }],
  ])('leaves Enter to the input method %s', (_when, init) => {
    const field = open();
    type('yuebai');
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes on Escape without a choice', () => {
    const field = open();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each(['雪后晴空万里', 'zzz', '雪x'])('says that nothing was found for %s', (text) => {
    open();
    type(text);
    expect(screen.getByText(`没有找到“${text}”。换个名称、拼音或色值试试`)).toBeTruthy();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: /共创/ })).toBeNull();
  });

  it('offers a hex of no name as a custom colour with near ones', () => {
    open();
    type('#1772b5');
    const [custom, near] = options();
    expect(custom?.textContent).toBe('自定义颜色#1772B5新颜色');
    expect(near?.textContent).toMatch(/^群青.*同色$/);
    fireEvent.click(custom as HTMLElement);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ hex: '#1772B5' });
  });

  it.each(['#12345', '#GGG'])('says at the field that %s is no hex, and keeps it', (text) => {
    open();
    type(text);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(text);
  });

  it('empties the field and keeps the focus in it', () => {
    const field = open();
    type('yanzhi');
    fireEvent.click(screen.getByRole('button', { name: '清除' }));
    wait(300);
    expect(screen.getByRole('status').textContent).toBe('12 色');
    expect(document.activeElement).toBe(field);
  });

  it('still takes a hex when the list did not come', () => {
    open({ status: 'failed', retry: () => {} });
    expect(screen.getByText(/只能输入色值/)).toBeTruthy();
    type('3f6aa9');
    expect(options()).toHaveLength(1);
  });

  it('keeps the number of rows small for the whole collection', () => {
    const many = Array.from({ length: 1023 }, (_, index) => ({
      ...sampleColor('朱红'),
      id: index,
      hex: `#${String(100000 + index)}`,
    }));
    const field = open({ status: 'loaded', colors: many });
    expect(options().length).toBeLessThan(30);
    fireEvent.keyDown(field, { key: 'End' });
    expect(active()?.getAttribute('aria-posinset')).toBe('1023');
    expect(active()?.getAttribute('aria-setsize')).toBe('1023');
  });
});
