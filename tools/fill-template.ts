import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@danqing/contracts/locale';
import { areaIdSchema, reservedFor, SHELL_AREA } from '@danqing/contracts/releases';

/** Invalid arguments or checkout state; the message says what to change. */
export class AreaRefusedError extends Error {}

/** Without a title, an area is named after its folder. */
export type AreaTitles = Partial<Record<Locale, string>>;

export interface TemplateTexts {
  area: string;
  titles: AreaTitles;
  contract: string;
  /** Place in the navigation. */
  order: number;
}

/**
 * Checks the form of a name, and that neither the gateway nor the shell has it.
 *
 * @throws {AreaRefusedError} for a name that no area may have
 */
export function checkAreaName(area: string): void {
  const isName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(area) && areaIdSchema.safeParse(area).success;
  if (!isName)
    throw new AreaRefusedError(`${area} is no name for an area: lower-case words, as mf-tea-house`);
  const reserved = area === SHELL_AREA ? 'the shell has it' : reservedFor(area);
  if (reserved) throw new AreaRefusedError(`${area} is a reserved name: ${reserved}`);
}

/**
 * Copies a template and fills in the names of an area, in files and in their names.
 *
 * @returns the written files
 * @throws {AreaRefusedError} for an invalid title, before anything is written
 */
export function fillTemplate(
  template: string,
  target: string,
  { area, titles, contract, order }: TemplateTexts,
): string[] {
  const words = area.split('-');
  const fallback = capitalized(words.join(' '));
  const texts: Record<string, string> = {
    area,
    Area: words.map(capitalized).join(''),
    contract,
    ...Object.fromEntries(LOCALES.map((locale) => [locale, checkedTitle(titles[locale] ?? fallback)])),
  };
  const fill = (text: string) =>
    text.replace(/__([A-Za-z]+)__/g, (token, name: string) => texts[name] ?? token);
  cpSync(template, target, { recursive: true });
  return readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(template, path)).isFile())
    .map((path) => {
      const file = join(target, path);
      const filled = fill(readFileSync(file, 'utf8'));
      writeFileSync(file, path === 'area.json' ? filled.replace('"order": 0', `"order": ${order}`) : filled);
      const renamed = join(target, fill(path));
      renameSync(file, renamed);
      return renamed;
    });
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The title is inserted into JSON, Markdown and a test, so special characters are refused instead of escaped.
 */
function checkedTitle(title: string): string {
  if (!/^[^"'`\\<>{}|\p{Cc}]{1,24}$/u.test(title))
    throw new AreaRefusedError(
      `${JSON.stringify(title)} is no title: up to 24 characters, no quotes or brackets`,
    );
  return title;
}
