import { readTree } from '../json/read-json.ts';
import { parseLiterals } from './parse-literals.ts';

/**
 * Parses the colours in object and array literals of a program, such as a Tailwind 3 configuration, a theme of
 * a component library or a module of open-color: `colors: { brand: { 50: '#fff' } }` gives `brand 50`.
 * References to constants of the file are resolved.
 */
export function readCode(text: string) {
  const { name, colors, unread } = readTree(parseLiterals(text), { isProgram: true });
  return { name, colors, unread };
}
