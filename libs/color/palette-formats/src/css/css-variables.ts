import { byteText } from './color-texts.ts';
import { colorValue } from './color-value.ts';
import type { Declaration } from './scan-css.ts';
import { scssMapsIn, scssMapValue, type ScssMap } from './scss-map.ts';
import { closingBracket, splitArguments } from './split-arguments.ts';

/**
 * Limits for hostile files: depth of references and nested fallbacks, length of a value whose references are
 * replaced, declarations searched for one reference, and references followed in one file.
 */
const MOST_DEPTH = 32;

const LONGEST_VALUE = 1000;

const MOST_SCOPES = 100;

const MOST_STEPS = 100_000;

const REFERENCE = /\bvar\(|\bmap[.-]get\(|(?:\b[\w-]+\.)?\$[\w-]+(?![\w-]|\s*:)|@[\w-]+/g;

export const isVariable = (property: string): boolean => /^(?:--|\$|@)[\w-]+$/.test(property);

/** Returns true when a value refers to a variable of CSS, SCSS or Less, or to an entry of an SCSS map. */
export const hasReference = (value: string): boolean => /\bvar\(|\bmap[.-]get\(|\$[\w-]|@[\w-]/.test(value);

export class CssVariables {
  readonly #declarations = new Map<string, Declaration[]>();
  readonly #maps = new Map<string, ScssMap[]>();
  readonly #resolved = new Map<string, string | null>();
  #steps = 0;

  constructor(declarations: readonly Declaration[]) {
    for (const declaration of declarations) {
      const { property, raw } = declaration;
      if (!isVariable(property)) continue;
      const known = this.#declarations.get(property);
      if (known && known.length < MOST_SCOPES) known.push(declaration);
      else if (!known) this.#declarations.set(property, [declaration]);
      const hasMap = property.startsWith('$') && /^(?:\(|\w+[.-]merge\()/.test(raw);
      const maps = hasMap ? scssMapsIn(withoutFlags(raw)) : [];
      if (maps.length > 0)
        this.#maps.set(property, [...(this.#maps.get(property) ?? []), ...maps].slice(-20));
    }
  }

  mapsOf(property: string): readonly ScssMap[] {
    return this.#maps.get(property) ?? [];
  }

  /**
   * Returns a value with its references replaced: colours by their hex, other values by their text. Returns
   * null when a reference is missing or circular.
   *
   * @param scope selectors of the declaration; a variable of the same selectors comes first
   */
  replaced(value: string, scope: string, depth = 0): string | null {
    if (value.length > LONGEST_VALUE || depth > MOST_DEPTH) return null;
    const text = value.replace(/#\{([^{}]*)\}/g, '$1');
    let replaced = '';
    let end = 0;
    for (const { 0: reference, index } of text.matchAll(REFERENCE)) {
      if (index < end) continue;
      if ((this.#steps += 1) > MOST_STEPS) return null;
      let close = index + reference.length - 1;
      let found: string | null;
      if (reference.endsWith('(')) {
        close = closingBracket(text, close);
        if (close < 0) return null;
        const inside = text.slice(index + reference.length, close);
        found =
          reference === 'var(' ? this.#variable(inside, scope, depth) : this.#entry(inside, scope, depth);
      } else {
        found = this.#named(reference.replace(/^.*\.(?=\$)/, ''), scope, depth);
      }
      if (found === null) return null;
      replaced += text.slice(end, index) + asHex(found);
      end = close + 1;
      if (replaced.length > LONGEST_VALUE) return null;
    }
    return replaced + text.slice(end);
  }

  #variable(inside: string, scope: string, depth: number): string | null {
    const [name = '', ...fallback] = splitArguments(inside);
    const value = this.#named(name, scope, depth);
    return value ?? (fallback.length > 0 ? this.replaced(fallback.join(', '), scope, depth + 1) : null);
  }

  #entry(inside: string, scope: string, depth: number): string | null {
    const [map = '', ...keys] = splitArguments(inside);
    const names = keys.map((key) =>
      key.includes('$') ? (this.replaced(key, scope, depth + 1) ?? key) : key,
    );
    const value = scssMapValue(this.mapsOf(map.replace(/^.*\.(?=\$)/, '')), names);
    return value === null ? null : this.replaced(value, scope, depth + 1);
  }

  /** Resolves a variable once. A variable that refers back to itself yields null. */
  #named(name: string, scope: string, depth: number): string | null {
    const declarations = this.#declarations.get(name) ?? [];
    const plain = declarations.filter(({ alternative }) => !alternative);
    const declaration = plain.find((one) => one.scope === scope) ?? plain[0] ?? declarations[0];
    if (!declaration) return null;
    const key = `${declaration.scope}\n${name}`;
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    this.#resolved.set(key, null);
    const value = this.replaced(valueOf(declaration), declaration.scope, depth + 1);
    this.#resolved.set(key, value);
    return value;
  }
}

/** Returns the value of a declaration without flags; with its strings if they are keys of a map. */
export const valueOf = ({ value, raw }: Declaration): string =>
  withoutFlags(/\bmap[.-]get\(/.test(value) ? raw : value);

/** Removes `!important`, `!default` and `!global`. */
const withoutFlags = (value: string): string => value.replace(/(?:!\s*[a-z]+\s*)+$/i, '').trim();

function asHex(value: string): string {
  const color = colorValue(value);
  return color ? color.hex + (color.alpha < 1 ? byteText(color.alpha) : '') : value;
}
