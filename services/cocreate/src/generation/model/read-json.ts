const MAX_CHARACTERS = 20_000;

/**
 * Parses the JSON object in a model's response, including one inside code fences or prose.
 *
 * @throws {Error} when the text is too long or contains no JSON object
 */
export function readJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw new Error('more was written than was asked for');
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (begin < 0 || end < begin) throw new Error('what was written is no JSON');
  return JSON.parse(text.slice(begin, end + 1));
}
