import { monoScheme, previewRoles } from '@danqing/color-core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { drawBarHeights, lastChange } from './bar-heights.ts';
import { colorUnderPointer } from './color-under-pointer.ts';
import { Previews } from './previews.tsx';

const swatches = monoScheme('#ED5126');
const roles = previewRoles(swatches);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('bar heights', () => {
  it('are six whole numbers from 20 to 79', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const heights = drawBarHeights(() => chance);
        expect(heights).toHaveLength(6);
        for (const height of heights)
          expect(Number.isInteger(height) && height >= 20 && height <= 79).toBe(true);
      }),
    );
    expect(drawBarHeights(() => 0)[0]).toBe(20);
    expect(drawBarHeights(() => 0.999999)[0]).toBe(79);
  });

  it('tell the change of the last one in percent', () => {
    expect(lastChange([1, 50, 75])).toBe(50);
    expect(lastChange([1, 80, 20])).toBe(-75);
    expect(lastChange([40, 40])).toBe(0);
  });
});

describe('the roles', () => {
  it('are the custom properties that the previews are drawn in', () => {
    const { container } = renderPart(<Previews swatches={swatches} />);
    const { style } = container.firstElementChild as HTMLElement;
    expect(style.getPropertyValue('--bar')).toBe(roles.bar);
    expect(style.getPropertyValue('--t-on-p4')).toBe(roles['t-on-p4']);
  });
});

describe('colorUnderPointer', () => {
  const under = (html: string, selector: string, y = 0) => {
    document.body.innerHTML = `<div id="root" style="background-color: rgb(1, 2, 3)">${html}</div>`;
    const root = document.getElementById('root') as Element;
    const elements: Element[] = [];
    for (let element = root.querySelector(selector); element; element = element.parentElement)
      elements.push(element);
    return colorUnderPointer(elements, root, 0, y);
  };
  const gradient =
    '<svg><linearGradient id="g"><stop style="stop-color: rgb(255, 0, 0)"/><stop style="stop-color: rgb(0, 0, 255)"/></linearGradient><path style="fill: url(\'#g\')"/></svg>';
  const linesAt = (...lines: DOMRect[]) =>
    vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(lines as unknown as DOMRectList);

  it.each([
    ['a filled shape', '<svg><path style="fill: rgb(237, 81, 38)"/></svg>', 'path', '#ED5126'],
    ['a line', '<svg><path style="fill: none; stroke: rgb(9, 8, 7)"/></svg>', 'path', '#090807'],
    ['a ground', '<p style="background-color: rgb(16, 32, 48)">text</p>', 'p', '#102030'],
    ['a text', '<p style="color: rgb(16, 32, 48)">text</p>', 'p', '#102030'],
    ['what lies behind an empty element', '<p style="color: rgb(16, 32, 48)"></p>', 'p', '#010203'],
    [
      'what lies behind a see-through ground',
      '<p style="background-color: rgba(9, 9, 9, 0.5)"></p>',
      'p',
      '#010203',
    ],
  ])('finds the colour of %s', (_what, html, selector, expected) => {
    linesAt(new DOMRect(0, 0, 40, 20));
    expect(under(html, selector)).toBe(expected);
  });

  it('sees beside the lines of a text what lies behind it', () => {
    linesAt(new DOMRect(0, 40, 40, 20));
    expect(under('<p style="color: rgb(16, 32, 48)">text</p>', 'p', 50)).toBe('#102030');
    expect(under('<p style="color: rgb(16, 32, 48)">text</p>', 'p', 70)).toBe('#010203');
  });

  it('sees a shape behind a row of words, and nothing of what is outside', () => {
    document.body.innerHTML =
      '<section style="background-color: rgb(9, 9, 9)"><div id="root"><svg><circle style="fill: rgb(237, 81, 38)"/></svg><p></p></div></section>';
    const [root, circle, row] = ['#root', 'circle', 'p'].map((one) => document.querySelector(one)!);
    expect(colorUnderPointer([row!, circle!, root!], root!, 0, 0)).toBe('#ED5126');
    expect(colorUnderPointer([row!, root!, document.querySelector('section')!], root!, 0, 0)).toBeNull();
  });

  it('takes the nearer stop of a gradient', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 50, 100));
    expect(under(gradient, 'path', 120)).toBe('#FF0000');
    expect(under(gradient, 'path', 180)).toBe('#0000FF');
  });

  it('is null when nothing has a colour', () => {
    document.body.innerHTML = '<div id="bare"></div>';
    const bare = document.getElementById('bare') as Element;
    expect(colorUnderPointer([bare], bare, 0, 0)).toBeNull();
  });
});

describe('Previews', () => {
  it('draws the four in the roles of the scheme', () => {
    const { container } = renderPart(<Previews swatches={swatches} />);
    expect(screen.getAllByRole('button')).toHaveLength(4);
    const style = (container.firstElementChild as HTMLElement).style;
    expect(style.getPropertyValue('--p0')).toBe(roles.p0);
    expect(style.getPropertyValue('--t-on-p4')).toBe(roles['t-on-p4']);
    expect(screen.getByText('1,999')).toBeTruthy();
  });

  it('draws nothing without a scheme', () => {
    renderPart(<Previews swatches={[]} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says in the name what a press does', () => {
    renderPart(<Previews swatches={swatches} />);
    expect(
      screen.getByRole('button', {
        name: /^幻灯片示例：点按可复制指针所在处的颜色，按回车键复制主色 #ED5126$/,
      }),
    ).toBeTruthy();
  });

  it('copies the colour that was pressed, and says which', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell, container } = renderPart(<Previews swatches={swatches} />);
    const shape = container.querySelector('svg rect') as SVGElement;
    shape.style.fill = 'rgb(180, 10, 0)';
    document.elementsFromPoint = () => [shape];
    fireEvent.click(shape, { detail: 1 });
    await waitFor(() =>
      expect(shell.toasts).toEqual([{ message: '已复制颜色: #B40A00', swatch: '#B40A00' }]),
    );
    expect(writeText).toHaveBeenCalledExactlyOnceWith('#B40A00');
  });

  it('copies the primary colour with Enter', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell } = renderPart(<Previews swatches={swatches} />);
    await userEvent.tab();
    fireEvent.click(document.activeElement as Element, { detail: 0 });
    await waitFor(() => expect(shell.toasts[0]?.swatch).toBe('#ED5126'));
  });

  it('keeps the bars when the colours change', async () => {
    function Changing() {
      const [current, setCurrent] = useState(swatches);
      return (
        <>
          <Previews swatches={current} />
          <button onClick={() => setCurrent(monoScheme('#1772B4'))}>change</button>
        </>
      );
    }
    const { container } = renderPart(<Changing />);
    const figures = () =>
      [...container.querySelectorAll<HTMLElement>('[style*="--v"]')].map((bar) =>
        bar.style.getPropertyValue('--v'),
      );
    const before = figures();
    expect(before).toHaveLength(6);
    await userEvent.click(screen.getByText('change'));
    expect(screen.getAllByRole('button', { name: /#1772B4/ })).toHaveLength(4);
    expect(figures()).toEqual(before);
  });
});
