import { strToU8, zipSync } from 'fflate';
import { DECLARATION, escapeXml, PACKAGE, RELATIONSHIPS } from './xml.ts';

/**
 * Zip timestamps are local times without a zone. A constant keeps the bytes equal, and noon exists on this
 * day in every zone.
 */
const time = () => new Date(2000, 0, 1, 12);

/** Returns a zip of the parts in their order, without folder entries. Equal parts give equal bytes. */
export function writeParts(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: time() }) as Uint8Array<ArrayBuffer>;
}

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument';
const DEFAULTS: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  xlsx: `${CONTENT_TYPE}.spreadsheetml.sheet`,
};

interface Relationship {
  type: string;
  target: string;
}

export class OfficePackage {
  readonly #parts = new Map<string, string | Uint8Array>();
  readonly #types = new Map<string, string>();
  readonly #relationships = new Map<string, Relationship[]>();

  /**
   * Adds a part.
   *
   * @param type suffix after Office's common content-type prefix, or a full content type. Default: by file
   *   extension.
   */
  add(path: string, part: string | Uint8Array, type?: string): void {
    if (this.#parts.has(path)) throw new Error(`a second part ${path}`);
    this.#parts.set(path, part);
    if (type !== undefined) this.#types.set(path, type.includes('/') ? type : `${CONTENT_TYPE}.${type}`);
  }

  relate(source: string, type: string, target: string): string {
    const list = this.#relationships.get(source) ?? [];
    this.#relationships.set(source, list);
    const known = list.findIndex((one) => one.target === target && one.type === type);
    if (known >= 0) return `rId${known + 1}`;
    list.push({ type, target });
    return `rId${list.length}`;
  }

  write(): Uint8Array<ArrayBuffer> {
    const parts: Record<string, string | Uint8Array> = { '[Content_Types].xml': this.#contentTypes() };
    for (const [source, list] of this.#relationships) {
      const cut = source.lastIndexOf('/') + 1;
      parts[`${source.slice(0, cut)}_rels/${source.slice(cut)}.rels`] = relationshipsXml(
        source.slice(0, cut),
        list,
      );
    }
    for (const [path, part] of this.#parts) parts[path] = part;
    return writeParts(parts);
  }

  #contentTypes(): string {
    const used = new Set([
      'rels',
      ...[...this.#parts.keys()].map((path) => path.slice(path.lastIndexOf('.') + 1)),
    ]);
    const defaults = Object.entries(DEFAULTS)
      .filter(([extension]) => used.has(extension))
      .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
    const overrides = [...this.#types].map(
      ([path, type]) => `<Override PartName="/${escapeXml(path)}" ContentType="${type}"/>`,
    );
    return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">${defaults.join('')}${overrides.join('')}</Types>`;
  }
}

function relationshipsXml(folder: string, list: readonly Relationship[]): string {
  const written = list.map(
    ({ type, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${type.includes('/') ? type : `${RELATIONSHIPS}/${type}`}" Target="${escapeXml(relative(folder, target))}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${written.join('')}</Relationships>`;
}

function relative(folder: string, target: string): string {
  const from = folder.split('/').slice(0, -1);
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
