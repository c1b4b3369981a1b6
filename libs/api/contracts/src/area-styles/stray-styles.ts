import {
  generate,
  parse,
  type Atrule,
  type Block,
  type CssNode,
  type Rule,
  type Selector,
  type SelectorList,
} from 'css-tree';

/** Their rules apply where their selectors do. `@layer` is missing: its order spans the whole document. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);
const KEYFRAMES = /^(?:-\w+-)?keyframes$/;
/** Radix wraps each popover in this element. An area may place the wrapper of its own popovers. */
const POPOVER_WRAPPER = 'data-radix-popper-content-wrapper';

/**
 * Finds the parts of an area's style sheet that can change the page outside the area. An element belongs to
 * the area when it, or an element around it, has one of the area's own classes. Those start with the name of
 * the release's container, so they also differ from the classes of other releases. At-rules that define
 * names for the whole document (fonts, properties, layers) are stray, and so is whatever cannot be parsed.
 * css-tree 3 parses a nested rule only when it starts with `&`.
 *
 * Covers selectors only: an element of the area's own can still be placed over the page.
 *
 * @param container the container of the release, such as `gallery_67335fda825e`
 * @returns one text for each stray selector or at-rule, in the order of the sheet, each once
 */
export function strayStyles(css: string, container: string): string[] {
  const stray = new Set<string>();
  const sheet = parse(css, {
    onParseError: (_, node) => void stray.add(shorten(generate(node))),
  });
  if (sheet.type === 'StyleSheet')
    for (const node of sheet.children) collectStray(node, `${container}-`, false, stray);
  return [...stray];
}

function collectStray(node: CssNode, own: string, nested: boolean, stray: Set<string>): void {
  if (node.type === 'Rule') collectFromRule(node, own, nested, stray);
  else if (node.type === 'Atrule') collectFromAtrule(node, own, nested, stray);
  else if (node.type === 'Raw' && node.value.trim()) stray.add(shorten(node.value));
}

function collectFromRule({ prelude, block }: Rule, own: string, nested: boolean, stray: Set<string>): void {
  if (prelude.type === 'Raw') {
    stray.add(shorten(prelude.value));
    return;
  }
  const before = stray.size;
  for (const selector of prelude.children)
    if (!isInside(selector as Selector, own, nested))
      stray.add(shorten(generate(selector).replaceAll(own, '')));
  if (stray.size === before) collectFromBlock(block, own, true, stray);
}

function collectFromAtrule(node: Atrule, own: string, nested: boolean, stray: Set<string>): void {
  const name = node.name.toLowerCase();
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (name === 'charset' || (KEYFRAMES.test(name) && prelude.startsWith(own))) return;
  if (CONDITIONS.has(name) && node.block) collectFromBlock(node.block, own, nested, stray);
  else stray.add(shorten(`@${node.name} ${prelude}`.trim()));
}

function collectFromBlock(block: Block, own: string, nested: boolean, stray: Set<string>): void {
  for (const node of block.children) collectStray(node, own, nested, stray);
}

/** Whether each element that the selector matches is an element of the area or inside one. */
function isInside({ children }: Selector, own: string, nested: boolean): boolean {
  const compounds: CssNode[][] = [[]];
  const combinators: string[] = [];
  for (const node of children)
    if (node.type === 'Combinator') {
      combinators.push(node.name);
      compounds.push([]);
    } else compounds.at(-1)?.push(node);
  const subject = compounds.length - 1;
  return compounds.some(
    (compound, index) =>
      // Around siblings are the same elements, but a sibling of an own element may be foreign.
      (index === subject || combinators[index] === ' ' || combinators[index] === '>') &&
      isOwn(compound, own, nested),
  );
}

const isOwn = (compound: readonly CssNode[], own: string, nested: boolean): boolean =>
  compound.some((node) => {
    if (node.type === 'ClassSelector') return node.name.startsWith(own);
    if (node.type === 'NestingSelector') return nested;
    if (node.type !== 'PseudoClassSelector') return false;
    const selectors = selectorsOf(node.children?.first);
    if (node.name === 'is' || node.name === 'where')
      return selectors.length > 0 && selectors.every((selector) => isInside(selector, own, nested));
    return node.name === 'has' && isPopoverWrapper(compound, selectors, own);
  });

const isPopoverWrapper = (
  compound: readonly CssNode[],
  selectors: readonly Selector[],
  own: string,
): boolean =>
  compound.some((node) => node.type === 'AttributeSelector' && node.name.name === POPOVER_WRAPPER) &&
  selectors.length > 0 &&
  selectors.every(({ children }) => {
    const [combinator, name, ...others] = children;
    return (
      combinator?.type === 'Combinator' &&
      combinator.name === '>' &&
      name?.type === 'ClassSelector' &&
      name.name.startsWith(own) &&
      others.length === 0
    );
  });

const selectorsOf = (node: CssNode | null | undefined): Selector[] =>
  node?.type === 'SelectorList' ? ([...(node as SelectorList).children] as Selector[]) : [];

const LONGEST = 120;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
