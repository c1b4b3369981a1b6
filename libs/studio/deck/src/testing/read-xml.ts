import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Element[];
  text: string;
}

type Ordered = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
});

function elementOf(node: Ordered): Element {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  const inner = node[name] as Ordered[];
  return {
    name,
    attributes: (node[':@'] ?? {}) as Record<string, string>,
    children: inner.filter((child) => !('#text' in child)).map(elementOf),
    text: inner.map((child) => String(child['#text'] ?? '')).join(''),
  };
}

export function readXml(xml: string): Element {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`not well-formed: ${valid.err.msg}`);
  const root = (parser.parse(xml) as Ordered[]).find(
    (node) => !Object.keys(node).some((key) => key.startsWith('?')),
  );
  if (!root) throw new Error('no root');
  return elementOf(root);
}

export const elements = (of: Element, name: string): Element[] =>
  of.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elements(child, name)]);

export const names = (of: Element | undefined): string[] => of?.children.map((child) => child.name) ?? [];

export function partsOf(file: Uint8Array): Map<string, string | Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return new Map(
    Object.entries(unzipSync(file)).map(([name, bytes]) => [
      name,
      /\.(xml|rels)$/.test(name) ? decoder.decode(bytes) : bytes,
    ]),
  );
}
