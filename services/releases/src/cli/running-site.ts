import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseInput } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';

const siteSchema = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(500);
export const tokenSchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,1000}$/, 'must be a file with a token and nothing else');

export const parseSite = (text: string): string => parseInput('--site', siteSchema, text);

export async function readTokenFile(file: string, option = '--token-file'): Promise<string> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ReleaseError('INPUT_INVALID', `${option}: cannot be read: ${(error as Error).message}`);
  });
  return parseInput(option, tokenSchema, content);
}
