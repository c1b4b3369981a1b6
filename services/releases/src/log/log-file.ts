import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LoggedEvent } from './log.queries.ts';

/** A line is the hashed text with the hash as its first field, so that the text can be cut out unchanged. */
const LINE = /^\{"hash": "([0-9a-f]{64})", (.+)$/;

/** Writes a log as JSON lines. Replaces the file only when the whole log is written. */
export async function writeLogFile(file: string, log: AsyncIterable<LoggedEvent>): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(toLines(log)), createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Yields the events of a file, or a problem in place of a line that is none. */
export async function* readLogFile(file: string): AsyncGenerator<{ hash: string; text: string } | string> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    const [, hash, rest] = LINE.exec(line) ?? [];
    yield hash && rest ? { hash, text: `{${rest}` } : 'is not a line that log export wrote';
  }
}

async function* toLines(log: AsyncIterable<LoggedEvent>): AsyncGenerator<string> {
  for await (const { hash, text } of log) yield `{"hash": "${hash}", ${text.slice(1)}\n`;
}
