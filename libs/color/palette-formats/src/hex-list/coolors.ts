const ADDRESS =
  /(?:https?:\/\/)?(?:www\.)?coolors\.co\/(?:[a-z-]+\/){0,3}((?:[0-9a-f]{6}-){0,49}[0-9a-f]{6})(?![0-9a-z-])\S*/gi;

/** Returns the hex digits of a line's Coolors URLs, and the line without those URLs. */
export function coolorsAddresses(line: string): { digits: string[]; rest: string } {
  const digits: string[] = [];
  const rest = line.replace(ADDRESS, (_, colors: string) => {
    digits.push(...colors.split('-'));
    return ' ';
  });
  return { digits, rest };
}

/** Sections of the code that Coolors exports, with the exact and named ones first. */
const SECTIONS = [
  'Extended Array',
  'Object',
  'CSS HEX',
  'SCSS HEX',
  'XML',
  'With #',
  'Array',
  'CSV',
  'SCSS RGB',
  'SCSS HSL',
  'CSS HSL',
];
const HEADING = new RegExp(String.raw`^/\*[ \t]*(${SECTIONS.join('|')})[ \t]*\*/[ \t]*$`, 'gm');

/**
 * Returns the best section of a code export of Coolors, which repeats the same colours in each section.
 * Returns null for any other text.
 */
export function coolorsCode(text: string): string | null {
  const headings = [...text.matchAll(HEADING)];
  if (headings.length === 0 || text.slice(0, headings[0]!.index).trim() !== '') return null;
  const sections = new Map(
    headings.map(({ 0: heading, 1: name, index }, at) => [
      name,
      text.slice(index + heading.length, headings[at + 1]?.index).trim(),
    ]),
  );
  return SECTIONS.map((name) => sections.get(name)).find(Boolean) ?? null;
}
