import { encodeSchemeLink, freshScheme } from '@danqing/color-core';
import { openScheme } from '../support/shown-scheme.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 375, 768, 1024, 1366, 1440, 1680, 2560];
const LANGUAGES = { Chinese: '', English: '/en', Japanese: '/ja' };
/** Radio index by mode, in test order. Dual comes first, while the second colour of the link is still set. */
const MODES = { dual: 1, triadic: 2, mono: 0 };

/** Returns the layout faults under each kind of colour vision. Runs inside the page. */
const faultsOf = async (view: Element): Promise<[vision: string, faults: string[]][]> => {
  interface Box {
    element: Element;
    name: string;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Clipper {
    edge: DOMRect;
    kind: 'unseen' | 'clips' | 'scrolls';
  }
  const KINDS: Record<string, Clipper['kind']> = {
    hidden: 'clips',
    clip: 'clips',
    auto: 'scrolls',
    scroll: 'scrolls',
  };
  const slack = 1;

  const look = (): string[] => {
    const faults = new Set<string>();
    const clippers = new Map<Element, Clipper[]>();
    const clippersOf = (element: Element): Clipper[] => {
      const known = clippers.get(element);
      if (known) return known;
      const { overflowX, clipPath } = getComputedStyle(element);
      const kind = clipPath === 'none' ? (KINDS[overflowX] ?? null) : 'unseen';
      const outer = element.parentElement ? clippersOf(element.parentElement) : [];
      const all = kind ? [{ edge: element.getBoundingClientRect(), kind }, ...outer] : outer;
      clippers.set(element, all);
      return all;
    };

    /**
     * Returns the visible part of a box, or null if there is none. Adds a fault if text is cut off without a
     * way to scroll to it.
     */
    const inSight = (box: Box): Box | null => {
      const seen = { ...box };
      for (const { edge, kind } of clippersOf(box.element)) {
        if (kind === 'unseen') return null;
        if (kind === 'clips' && (box.left < edge.left - slack || box.right > edge.right + slack))
          faults.add(`cut: ${box.name}`);
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      return seen.right - seen.left > slack ? seen : null;
    };

    const boxes: Box[] = [];
    const add = (box: Box) => {
      const seen = inSight(box);
      if (seen) boxes.push(seen);
    };
    const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!element || !text.trim() || !element.checkVisibility()) continue;
      range.selectNodeContents(node);
      // Line boxes overlap, but the glyphs are only about as tall as the font size.
      const tall = parseFloat(getComputedStyle(element).fontSize) * 0.8;
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (const { left, right, top, height } of lines) {
        const middle = top + height / 2;
        add({ element, name: text, left, right, top: middle - tall / 2, bottom: middle + tall / 2 });
      }
      const own = element.closest('button, label, th, td');
      const holder = own?.getBoundingClientRect();
      if (
        holder &&
        lines.some(({ left, right }) => left < holder.left - slack || right > holder.right + slack)
      )
        if (getComputedStyle(element).clipPath === 'none') faults.add(`beyond its place: ${text}`);
      if (lines.length > 1)
        for (const word of text.matchAll(/[\p{Script=Latin}\d.]+/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            faults.add(`broken: ${word[0]}`);
        }
      // In Chinese, the verdict may break only between phrases.
      if (lines.length > 1 && element.closest('[role=status]:lang(zh)'))
        for (const pair of text.matchAll(/\p{Script=Han}(?=\p{Script=Han})/gu)) {
          const tops = [0, 1].map((after) => {
            range.setStart(node, pair.index + after);
            range.setEnd(node, pair.index + after + 1);
            return Math.round(range.getBoundingClientRect().top);
          });
          if (tops[0] !== tops[1]) faults.add(`broken: ${text.slice(pair.index - 4, pair.index + 6)}`);
        }
    }
    for (const element of view.querySelectorAll('button, td, td > span:first-child')) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      add({ element, name: element.textContent ?? '', left, right, top, bottom });
    }

    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom - slack) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack)
          faults.add(`over each other: ${one.name} | ${other.name}`);
      }
    });
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      faults.add('the page scrolls sideways');
    return [...faults];
  };

  const found: [string, string[]][] = [];
  for (const radio of view
    .querySelector('[role=radiogroup]')
    ?.querySelectorAll<HTMLElement>('[role=radio]') ?? []) {
    radio.click();
    await new Promise(requestAnimationFrame);
    if (radio.getAttribute('aria-checked') !== 'true') throw new Error(`${radio.textContent} is not chosen`);
    found.push([radio.textContent ?? '', look()]);
  }
  return found;
};

for (const [language, prefix] of Object.entries(LANGUAGES))
  test(`in ${language} the contrast view prints nothing over anything and cuts no word, in every state and window`, async ({
    page,
  }) => {
    const secondary = { hex: '#1661AB' };
    const link = encodeSchemeLink({ ...freshScheme, mode: 'dual', secondary, secondaryShown: true });
    await openScheme(page, `${prefix}/colors/朱红?s=${link}`);
    await page.getByRole('tab').nth(2).click();
    const view = page.getByRole('tabpanel');
    await expect(view.getByRole('table')).toBeVisible();
    const modes = page.getByRole('radiogroup').first().getByRole('radio');
    const faults: Record<string, string[]> = {};
    for (const [mode, place] of Object.entries(MODES)) {
      await modes.nth(place).click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        const seen = await view.evaluate(faultsOf);
        expect(seen).toHaveLength(5);
        for (const [vision, found] of seen)
          if (found.length > 0) faults[`${mode}, ${vision}, ${width}`] = found;
      }
    }
    expect(faults).toEqual({});
  });
