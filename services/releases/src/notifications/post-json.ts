import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { performance } from 'node:perf_hooks';
import type { TargetAddresses } from './target-addresses.ts';

const LIMIT_MS = 5_000;
/** Of a response. Every service answers a notification with less. */
const MAX_ANSWER_BYTES = 4_096;

export interface PostRequest {
  body: string;
  headers: Record<string, string>;
  addresses: TargetAddresses;
  /** Milliseconds until the end of the response. */
  limitMs?: number;
}

export interface Posted {
  status: number;
  answer: string;
  milliseconds: number;
}

/**
 * Posts JSON and returns the response, whatever its status. Redirects are not followed.
 *
 * @throws {Error} without a whole response in time, or when the address is refused
 */
export async function postJson(
  url: URL,
  { body, headers, addresses, limitMs = LIMIT_MS }: PostRequest,
): Promise<Posted> {
  addresses.check(url);
  const began = performance.now();
  const signal = AbortSignal.timeout(limitMs);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  try {
    const sent = request(url, {
      method: 'POST',
      // A connection of its own: notifications are rare.
      agent: false,
      signal,
      lookup: addresses.lookup,
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'danqing-releases' },
    });
    // Errors after the response has begun are those of reading it.
    sent.on('error', () => undefined);
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = await readStart(response);
    return {
      status: response.statusCode ?? 0,
      answer,
      milliseconds: Math.round(performance.now() - began),
    };
  } catch (error) {
    throw signal.aborted ? new Error(`no response within ${limitMs / 1000} s`) : error;
  }
}

async function readStart(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size >= MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(pieces).toString('utf8', 0, MAX_ANSWER_BYTES);
}
