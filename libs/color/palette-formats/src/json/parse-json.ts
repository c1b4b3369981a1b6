import { PaletteFileError } from '../reading/palette-file-error.ts';

/** Returns true when a text starts as JSON does. A program or an INI file may start with a bracket as well. */
export function looksLikeJson(text: string): boolean {
  return /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]\d-]|true\b|false\b|null\b|$))/.test(text.slice(0, 1000));
}

/**
 * Parses JSON. Accepts comments and trailing commas, as in themes of editors.
 *
 * @throws {PaletteFileError} `damaged` when the text is not JSON
 */
export function parseJson(text: string): unknown {
  const document = parsedJson(text) ?? parsedJson(withoutComments(text));
  if (document === null) throw new PaletteFileError('damaged');
  return document.value;
}

function parsedJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function withoutComments(text: string): string {
  // An unclosed string ends with its line, so that no text is scanned twice.
  const STRING = String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*"?`;
  return text
    .replace(new RegExp(String.raw`${STRING}|//[^\n]*|/\*[^]*?(?:\*/|$)`, 'g'), keepString)
    .replace(new RegExp(String.raw`${STRING}|,(?=\s*[}\]])`, 'g'), keepString);
}
const keepString = (match: string) => (match.startsWith('"') ? match : '');
