import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

export interface ReceivedEvent {
  event: string;
  id: string | undefined;
  data: unknown;
}

export interface TestEventStream {
  response: IncomingMessage;
  request: ClientRequest;
  next(): Promise<ReceivedEvent>;
  ended: Promise<void>;
  text(): string;
}

export async function readEvents(
  url: string,
  headers: Record<string, string> = {},
): Promise<TestEventStream> {
  const request = get(url, { headers, agent: false });
  onTestFinished(() => void request.destroy());
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  if (!response.headers['content-type']?.startsWith('text/event-stream')) {
    request.destroy();
    throw Object.assign(new Error(`answered ${response.statusCode}`), { response });
  }
  const events: ReceivedEvent[] = [];
  const waiting: { resolve(event: ReceivedEvent): void; reject(error: Error): void }[] = [];
  let text = '';
  let rest = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const event of blocks.map(parseBlock)) {
      if (!event) continue;
      const reader = waiting.shift();
      if (reader) reader.resolve(event);
      else events.push(event);
    }
  });
  const ended = new Promise<void>((resolve) => {
    response
      .on('error', () => undefined)
      .on('close', () => {
        for (const reader of waiting.splice(0)) reader.reject(new Error('the stream ended'));
        resolve();
      });
  });
  return {
    response,
    request,
    ended,
    text: () => text,
    next: () =>
      new Promise((resolve, reject) => {
        const event = events.shift();
        if (event) resolve(event);
        else if (response.closed) reject(new Error('the stream ended'));
        else waiting.push({ resolve, reject });
      }),
  };
}

function parseBlock(block: string): ReceivedEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { event: fields.get('event') ?? 'message', id: fields.get('id'), data: JSON.parse(data) };
}
