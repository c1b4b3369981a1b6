import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

export type FakeResponse = (response: ServerResponse) => unknown;

export interface FakeModels {
  baseUrl: string;
  readonly requests: { path: string; body: unknown; key: string | undefined }[];
  /** Sets the answers to the next requests. The last answer repeats. */
  respondWith(...answers: FakeResponse[]): void;
  close(): Promise<void>;
}

/** Starts an OpenAI-compatible service on loopback with scripted answers. */
export async function openFakeModels(): Promise<FakeModels> {
  const asked: FakeModels['requests'] = [];
  let answers: FakeResponse[] = [];
  const server = createServer((request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const body = request.method === 'POST' ? await (form ? buffer(request) : json(request)) : null;
    asked.push({ path: request.url ?? '', body, key: request.headers.authorization });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    await (next ?? status(500))(response);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: asked,
    respondWith: (...given) => void (answers = given),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const send = (response: ServerResponse, body: unknown, code = 200) =>
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const textResponse =
  (content: string): FakeResponse =>
  (response) =>
    send(response, {
      id: 'fake',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });

export const streamedText =
  (pieces: Iterable<string> | AsyncIterable<string>, { stalled = false } = {}): FakeResponse =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({
          id: 'fake',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'fake',
          choices: [{ index: 0, delta, finish_reason }],
        })}\n\n`,
      );
    for await (const content of pieces) send({ role: 'assistant', content });
    if (stalled) return;
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  };

export const status =
  (code: number): FakeResponse =>
  (response) =>
    send(response, { error: { message: 'secret-of-the-provider', type: 'error', code } }, code);

export const noResponse: FakeResponse = () => undefined;

export const malformedResponse: FakeResponse = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

export const redirects =
  (location: string): FakeResponse =>
  (response) =>
    void response.writeHead(307, { location }).end();

export const oversizedResponse =
  (bytes: number): FakeResponse =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    let left = bytes;
    const piece = Buffer.alloc(64 * 1024, ' ');
    const go = () => {
      while (left > 0 && !response.destroyed) {
        left -= piece.length;
        if (!response.write(piece)) return void response.once('drain', go);
      }
      response.end();
    };
    go();
  };

export const imageResponse =
  (picture: Uint8Array): FakeResponse =>
  (response) =>
    send(response, { created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] });

export const imageUrlResponse =
  (url: string): FakeResponse =>
  (response) =>
    send(response, { created: 1, data: [{ url }] });

export const task =
  (id: string, state = 'queued', more: object = {}): FakeResponse =>
  (response) =>
    send(response, { id, object: 'video', status: state, progress: 0, ...more });

export const videoResponse =
  (video: Uint8Array): FakeResponse =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);

export const after =
  (moment: Promise<unknown>, answer: FakeResponse): FakeResponse =>
  (response) =>
    void moment.then(() => answer(response));

export const slowResponse =
  (answer: FakeResponse, pieces = Number.POSITIVE_INFINITY): FakeResponse =>
  (response) => {
    const end = response.end.bind(response);
    response.end = ((body: string) => {
      let left = pieces;
      const go = (at: number) => {
        if (response.destroyed) return;
        if (at >= body.length) return void end();
        if (left <= 0) return;
        left -= 1;
        response.write(body.slice(at, at + 1024), () => setImmediate(() => go(at + 1024)));
      };
      go(0);
      return response;
    }) as typeof response.end;
    answer(response);
  };
