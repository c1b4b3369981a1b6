import { parseHex } from '@danqing/color-core';

/**
 * The colour that an element shows where it was pressed: a shape's fill (of a gradient the nearer stop) or stroke, an
 * element's ground, the colour of its text or icon. What shows nothing itself shows what lies behind it.
 * Null when nothing up to `root` has a colour.
 */
export function colorUnderPointer(target: Element, root: Element, clientY: number): string | null {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const hex = colorOf(element, clientY);
    if (hex) return hex;
    if (element === root) return null;
  }
  return null;
}

function colorOf(element: Element, clientY: number): string | null {
  const style = getComputedStyle(element);
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    return gradientColor(element, style.fill, clientY) ?? toHex(style.fill) ?? toHex(style.stroke);
  }
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  return toHex(style.backgroundColor) ?? (hasText ? toHex(style.color) : null);
}

/** Gradients here run from top to bottom and have two stops. */
function gradientColor(shape: Element, fill: string, clientY: number): string | null {
  const id = /^url\(["']?#([^"')]+)["']?\)/.exec(fill)?.[1];
  const stops = id ? shape.ownerDocument.getElementById(id)?.querySelectorAll('stop') : undefined;
  if (!stops || stops.length === 0) return null;
  const { top, height } = shape.getBoundingClientRect();
  const stop = stops[clientY < top + height / 2 ? 0 : stops.length - 1];
  return stop ? toHex(getComputedStyle(stop).stopColor) : null;
}

/** Computed colours are `rgb(…)`; a see-through one, and any mixture in another space, is no colour of the scheme. */
function toHex(color: string): string | null {
  const parts = /^rgba?\(\s*(\d+),?\s+(\d+),?\s+(\d+)\s*(?:[,/]\s*([\d.]+)\s*)?\)$/.exec(color);
  if (!parts) return parseHex(color);
  if (parts[4] !== undefined && Number(parts[4]) < 1) return null;
  return `#${[parts[1], parts[2], parts[3]]
    .map((component) => Number(component).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
