import { parseHex } from '@danqing/color-core';

/**
 * Returns the visible colour at a point: a shape's fill or stroke, a background, or a text or icon colour.
 * Gradients yield the nearer stop. Returns null if nothing inside `root` has a colour.
 *
 * @param elements elements at the point, topmost first
 * @param x pixels from the left edge of the window
 * @param y pixels from its top
 */
export function colorUnderPointer(
  elements: readonly Element[],
  root: Element,
  x: number,
  y: number,
): string | null {
  for (const element of elements) {
    const hex = root.contains(element) ? colorOf(element, x, y) : null;
    if (hex) return hex;
  }
  return null;
}

function colorOf(element: Element, x: number, y: number): string | null {
  const style = getComputedStyle(element);
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    return gradientColor(element, style.fill, y) ?? toHex(style.fill) ?? toHex(style.stroke);
  }
  return toHex(style.backgroundColor) ?? (hasTextAt(element, x, y) ? toHex(style.color) : null);
}

/** Tests the box of each line, because the box of a text is often as wide as its column. */
function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
}

/** Gradients here are vertical and have two stops. */
function gradientColor(shape: Element, fill: string, clientY: number): string | null {
  const id = /^url\(["']?#([^"')]+)["']?\)/.exec(fill)?.[1];
  const stops = id ? shape.ownerDocument.getElementById(id)?.querySelectorAll('stop') : undefined;
  if (!stops || stops.length === 0) return null;
  const { top, height } = shape.getBoundingClientRect();
  const stop = stops[clientY < top + height / 2 ? 0 : stops.length - 1];
  return stop ? toHex(getComputedStyle(stop).stopColor) : null;
}

/**
 * Computed colours are `rgb(…)`. Translucent colours, and mixtures in other colour spaces, are not scheme
 * colours.
 */
function toHex(color: string): string | null {
  const parts = /^rgba?\(\s*(\d+),?\s+(\d+),?\s+(\d+)\s*(?:[,/]\s*([\d.]+)\s*)?\)$/.exec(color);
  if (!parts) return parseHex(color);
  if (parts[4] !== undefined && Number(parts[4]) < 1) return null;
  return `#${[parts[1], parts[2], parts[3]]
    .map((component) => Number(component).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
