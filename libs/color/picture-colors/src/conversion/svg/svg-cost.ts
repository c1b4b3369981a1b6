import { ConversionError } from '../conversion-error.ts';

/** Elements that a browser draws within about two seconds, with all repetitions. */
const MAX_ELEMENTS = 200_000;
/** A filter primitive takes as long as this many shapes, at the size of the preview. */
const FILTER_COST = 100;
const MAX_DEPTH = 500;
/** Characters that entities may add. */
const MAX_ENTITIES = 1_000_000;

interface Element {
  children: Element[];
  references: string[];
  isFilter: boolean;
  vertices: number;
  cost: number | null;
}

/**
 * Checks that a drawing does not stop the tab, which draws it in one step: entities inside entities, and
 * elements that refer to each other so often that few bytes become millions of shapes.
 *
 * @throws {ConversionError} `tooComplex`, or `unreadable` for what is no XML
 */
export function checkSvgCost(text: string): void {
  checkEntities(text);
  const { root, byId, vertices } = parse(text);
  const marker = Math.max(
    0,
    ...[...byId.values()]
      .filter(({ name }) => name === 'marker')
      .map(({ element }) => costOf(element, byId, 0)),
  );
  // A marker repeats at every vertex.
  if (costOf(root, byId, 0) + vertices * marker > MAX_ELEMENTS) throw new ConversionError('tooComplex');
}

function checkEntities(text: string): void {
  let added = 0;
  for (const [, parameter, name = '', quoted] of text.matchAll(
    /<!ENTITY\s+(%\s+)?(\S+)\s+(?:SYSTEM\b|PUBLIC\b|("[^"]*"|'[^']*'))/g,
  )) {
    // References inside of values are how few entities become billions.
    if (parameter || (quoted && /[&%<]/.test(quoted))) throw new ConversionError('tooComplex');
    added += (text.split(`&${name};`).length - 1) * (quoted?.length ?? 0);
  }
  if (added > MAX_ENTITIES) throw new ConversionError('tooComplex');
}

/** Comments, sections, instructions, the document type and its declarations, and tags. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![A-Z](?:[^<>"'[]|"[^"]*"|'[^']*')*[[>]|<(\/?)([^\s<>/"'=]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/y;

function parse(text: string) {
  const byId = new Map<string, { name: string; element: Element }>();
  const root = newElement();
  const open = [root];
  let vertices = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', TOKEN.lastIndex)) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    // A browser would not draw it either. Going on would take quadratic time.
    if (!match) throw new ConversionError('unreadable');
    const [, end, tag, attributes = ''] = match;
    if (tag === undefined) continue;
    if (end) {
      if (open.length > 1) open.pop();
      continue;
    }
    const element = newElement();
    const name = tag.replace(/^.*:/, '');
    element.isFilter = name.startsWith('fe');
    for (const [, key, double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      const value = double ?? single ?? '';
      if (key === 'id') byId.set(value, { name, element });
      else if (key === 'd' || key === 'points') element.vertices = value.split(/[\s,]+/).length;
      else if (/(?:^|:)href$/.test(key ?? '') && value.startsWith('#'))
        element.references.push(value.slice(1));
      else for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^)"']*)/g)) element.references.push(id);
    }
    vertices += element.vertices;
    open.at(-1)?.children.push(element);
    if (!attributes.endsWith('/')) open.push(element);
    if (open.length > MAX_DEPTH) throw new ConversionError('tooComplex');
  }
  return { root, byId, vertices };
}

const newElement = (): Element => ({
  children: [],
  references: [],
  isFilter: false,
  vertices: 0,
  cost: null,
});

function costOf(element: Element, byId: ReadonlyMap<string, { element: Element }>, depth: number): number {
  if (element.cost !== null) return element.cost;
  if (depth > 2 * MAX_DEPTH) throw new ConversionError('tooComplex');
  // A reference to an element that contains it is an error, which browsers do not draw.
  element.cost = 0;
  const targets = element.references.flatMap((id) => byId.get(id)?.element ?? []);
  const parts = [...element.children, ...targets].map((part) => costOf(part, byId, depth + 1));
  return (element.cost = parts.reduce((sum, part) => sum + part, element.isFilter ? FILTER_COST : 1));
}
