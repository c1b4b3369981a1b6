import type { CssColor } from '@danqing/color-core';
import { mayBeColor } from '../reading/entry-names.ts';
import type { ReadColor, ReadPalette, UnreadReason } from '../reading/read-result.ts';
import { colorTexts } from './color-texts.ts';
import { channelsValue, colorValue } from './color-value.ts';
import { COMMENT_HEAD } from './comment-text.ts';
import { CssVariables, hasReference, isVariable, valueOf } from './css-variables.ts';
import { PALETTE_PREFIX } from './palette-prefix.ts';
import { isSassFunction, sassColor } from './sass-functions.ts';
import { scanCss, type Declaration } from './scan-css.ts';
import { scssMapTexts } from './scss-map.ts';
import { closingBracket, splitArguments } from './split-arguments.ts';

/** Returns true when a text may be a style sheet: it has a block or declares a variable. */
export function looksLikeCss(text: string): boolean {
  return text.includes('{') || /^[ \t]*(?:--|\$|@)[\w-]+[ \t]*:/m.test(text);
}

/**
 * Parses the colours of a style sheet. A custom property, SCSS or Less variable or an entry of an SCSS map
 * gives a named colour: `--color-zhuhong` becomes `zhuhong`, `brand: (50: #fff)` becomes `brand 50`.
 * References to variables and map entries are resolved, `light-dark()` gives both colours, and channels such
 * as `142.1 70.6% 45.3%` are colours of variables. Files that Danqing wrote take the name from the comment
 * after the value; of our themes, only the colours of the palette are read. Colours inside other values are unnamed. Skips duplicates and the alternative notations
 * inside `@supports`.
 */
export function readCss(text: string): ReadPalette & { format: 'css' | 'tailwind' } {
  const { declarations, head, preludes } = scanCss(text);
  const ours = head.trim().startsWith(COMMENT_HEAD);
  const sheet = new SheetColors(new CssVariables(declarations));
  const palette = ours ? declarations.filter(({ property }) => property.startsWith(PALETTE_PREFIX)) : [];
  for (const declaration of palette.length > 0 ? palette : declarations)
    sheet.add(declaration, ours ? declaration.comment.trim() : '');
  return {
    format: preludes.some((prelude) => prelude.startsWith('@theme')) ? 'tailwind' : 'css',
    name: ours ? head.trim().slice(COMMENT_HEAD.length) : '',
    colors: sheet.colors,
    unread: sheet.unread,
  };
}

class SheetColors {
  readonly colors: ReadColor[] = [];
  readonly unread: { name: string; reason: UnreadReason }[] = [];
  readonly #variables: CssVariables;
  readonly #named = new Map<string, Set<string>>();
  readonly #hexes = new Set<string>();
  readonly #unreadNames = new Set<string>();

  constructor(variables: CssVariables) {
    this.#variables = variables;
  }

  add(declaration: Declaration, comment: string): void {
    const { property, scope } = declaration;
    const value = valueOf(declaration);
    if (!isVariable(property)) {
      this.#addUses(property, this.#variables.replaced(value, scope) ?? value);
      return;
    }
    const name = property.replace(/^(?:--color-|--palette-|--|\$|@)/, '');
    const maps = this.#variables.mapsOf(property);
    if (maps.length > 0) {
      for (const map of maps)
        for (const [path, entry] of scssMapTexts(map))
          this.#addNamed(entryName(name, path), entry, declaration);
      return;
    }
    this.#addNamed(name, value, declaration, comment);
  }

  #addNamed(name: string, value: string, { scope, alternative }: Declaration, title = ''): void {
    const text = hasReference(value) ? this.#variables.replaced(value, scope) : value;
    if (text === null) {
      if (isColorReference(value) || (isReference(value) && mayBeColor(`${name} ${value}`)))
        this.#addUnread(name, 'unresolved');
      return;
    }
    for (const side of lightAndDark(text)) {
      const color = colorValue(side) ?? (mayBeColor(name) ? channelsValue(side) : null) ?? sassColor(side);
      if (color) this.#addColor(name, title || name, color, alternative);
      else if (isSassFunction(side) && colorTexts(side).length > 0) this.#addUnread(name, 'invalid-value');
      else this.#addUses(name, side);
    }
  }

  #addColor(name: string, title: string, { hex, alpha }: CssColor, alternative: boolean): void {
    if (alpha <= 0) {
      this.#addUnread(title, 'transparent');
      return;
    }
    const known = this.#named.get(name);
    if (known?.has(hex) || (known && alternative)) return;
    this.#named.set(name, (known ?? new Set()).add(hex));
    this.#hexes.add(hex);
    this.colors.push({ hex, name: title, translucent: alpha < 1 || undefined });
  }

  #addUses(property: string, value: string): void {
    for (const side of lightAndDark(value)) {
      const whole = colorValue(side);
      for (const { hex, alpha } of whole === null ? colorTexts(side) : [whole]) {
        if (alpha > 0) {
          if (!this.#hexes.has(hex)) this.colors.push({ hex, translucent: alpha < 1 || undefined });
          this.#hexes.add(hex);
        } else if (!/^transparent$/i.test(side)) this.#addUnread(property, 'transparent');
      }
    }
  }

  #addUnread(name: string, reason: UnreadReason): void {
    if (this.#unreadNames.has(name)) return;
    this.#unreadNames.add(name);
    this.unread.push({ name, reason });
  }
}

function entryName(variable: string, path: readonly string[]): string {
  const names = path.filter((key) => !/^(?:default|base)$/i.test(key) || path.length === 1);
  const isStep = names.length === 1 && /^\d{1,4}$/.test(names[0] ?? '');
  return (isStep ? [variable, ...names] : names).join(' ');
}

const isReference = (value: string) =>
  /^(?:var\([^()]*(?:\([^()]*\)[^()]*)*\)|map[.-]get\([^()]*\)|(?:[\w-]+\.)?[$@][\w-]+)$/.test(value);

const isColorReference = (value: string) =>
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(/i.test(value) ||
  isSassFunction(value);

function lightAndDark(value: string): string[] {
  if (!/light-dark\(/i.test(value) || value.length > 1000) return [value];
  return [0, 1].map((side) => {
    let text = value;
    for (let count = 0; count < 8; count++) {
      const start = text.toLowerCase().indexOf('light-dark(');
      const close = start < 0 ? -1 : closingBracket(text, start + 'light-dark'.length);
      if (close < 0) break;
      const sides = splitArguments(text.slice(start + 'light-dark('.length, close));
      text = text.slice(0, start) + (sides[side] ?? '') + text.slice(close + 1);
    }
    return text;
  });
}
