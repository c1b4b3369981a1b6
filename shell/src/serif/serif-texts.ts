import { SerifFonts } from './serif-fonts.ts';
import { serifNeeds, type SerifNeed } from './serif-need.ts';

/** Marks an element whose text is shown in the system's serif until all of its characters are loaded. */
const WAITING = 'data-serif-waiting';
/** Elements whose text reads as one word, even if it has inner elements. */
const WHOLE = 'h1, h2, h3, h4, [data-serif-whole]';
/** Root margin for requesting fonts ahead of the window. */
const AHEAD = '50% 0px';

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps every word in one typeface. A text whose characters are not all loaded is shown in the system's
 * serif, and switches as a whole once it comes near the window. Watches the document until the returned
 * function is called.
 */
export function watchSerifTexts(basePath: string): () => void {
  const waiting = new Map<Element, SerifNeed[]>();
  const onChange = () => {
    for (const [unit, needs] of waiting) {
      if (!unit.isConnected) settle(unit);
      else if (needs.every((need) => fonts.has(need))) check(unit);
    }
  };
  const onRetry = () => {
    for (const unit of waiting.keys()) observe(unit);
  };
  const fonts = new SerifFonts(basePath, onChange, onRetry);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          for (const need of waiting.get(target) ?? []) fonts.request(need);
        }
    },
    { rootMargin: AHEAD },
  );

  /** Restarts the observation, so that a unit that is already near the window is reported again. */
  function observe(unit: Element): void {
    near.unobserve(unit);
    near.observe(unit);
  }

  function settle(unit: Element): void {
    if (!waiting.delete(unit)) return;
    near.unobserve(unit);
    for (const element of [unit, ...unit.querySelectorAll(`[${WAITING}]`)]) element.removeAttribute(WAITING);
  }

  function check(unit: Element): void {
    const texts = textsIn(unit).map(({ element, text }) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      return { element, fontFamily, needs: serifNeeds(text, fontFamily, fontWeight) };
    });
    const needs = texts.flatMap((text) => text.needs);
    if (needs.every((need) => fonts.has(need))) return settle(unit);
    for (const { element, fontFamily, needs: own } of texts)
      if (own.length > 0) element.setAttribute(WAITING, waitingStyle(fontFamily));
    waiting.set(unit, needs);
    observe(unit);
  }

  const checkAll = (nodes: Iterable<Node>) => {
    const units = new Set<Element>();
    for (const node of nodes) if (node.isConnected) for (const unit of unitsOf(node)) units.add(unit);
    for (const unit of units) check(unit);
  };
  const changes = new MutationObserver((records) =>
    checkAll(
      records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      ),
    ),
  );
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  const onInput = ({ target }: Event) => target instanceof Element && isField(target) && check(target);
  document.addEventListener('input', onInput, true);
  addEventListener('online', fonts.retry);
  checkAll([document.body]);
  return () => {
    changes.disconnect();
    near.disconnect();
    document.removeEventListener('input', onInput, true);
    removeEventListener('online', fonts.retry);
  };
}

/** Yields the elements in and around a node whose texts are checked as one unit. */
function* unitsOf(node: Node): Iterable<Element> {
  const unitOf = (element: Element) => element.closest(WHOLE) ?? element;
  if (!(node instanceof Element)) {
    if (node.parentElement) yield unitOf(node.parentElement);
    return;
  }
  for (const { element } of textsIn(node)) yield unitOf(element);
}

function textsIn(root: Element): { element: Element; text: string }[] {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const { parentElement, data } = node;
      if (parentElement && data.trim() !== '')
        texts.set(parentElement, (texts.get(parentElement) ?? '') + data);
    } else if (node instanceof Element && isField(node)) texts.set(node, node.value + node.placeholder);
  }
  return [...texts].map(([element, text]) => ({ element, text }));
}

function waitingStyle(fontFamily: string): string {
  if (/^["']?Latin Quotes/.test(fontFamily)) return 'en';
  return /^["']?Page Serif JP/.test(fontFamily) ? 'jp' : 'sc';
}
