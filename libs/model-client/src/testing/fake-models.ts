import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

export type FakeAnswer = (response: ServerResponse) => unknown;

export interface FakeModels {
  baseUrl: string;
  readonly asked: { path: string; body: unknown; key: string | undefined }[];
  /** Sets the answers to the next requests. The last answer repeats. */
  answer(...answers: FakeAnswer[]): void;
  close(): Promise<void>;
}

/** Starts an OpenAI-compatible service on loopback with scripted answers. */
export async function openFakeModels(): Promise<FakeModels> {
  const asked: FakeModels['asked'] = [];
  let answers: FakeAnswer[] = [];
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
    asked,
    answer: (...given) => void (answers = given),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const send = (response: ServerResponse, body: unknown, code = 200) =>
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const says =
  (content: string): FakeAnswer =>
  (response) =>
    send(response, {
      id: 'fake',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });

export const tells =
  (pieces: Iterable<string> | AsyncIterable<string>, { stalled = false } = {}): FakeAnswer =>
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
  (code: number): FakeAnswer =>
  (response) =>
    send(response, { error: { message: 'secret-of-the-provider', type: 'error', code } }, code);

export const stalls: FakeAnswer = () => undefined;

export const rubbish: FakeAnswer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

export const redirects =
  (location: string): FakeAnswer =>
  (response) =>
    void response.writeHead(307, { location }).end();

export const floods =
  (bytes: number): FakeAnswer =>
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

export const paints =
  (picture: Uint8Array): FakeAnswer =>
  (response) =>
    send(response, { created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] });

export const paintsAt =
  (url: string): FakeAnswer =>
  (response) =>
    send(response, { created: 1, data: [{ url }] });

export const task =
  (id: string, state = 'queued', more: object = {}): FakeAnswer =>
  (response) =>
    send(response, { id, object: 'video', status: state, progress: 0, ...more });

export const films =
  (video: Uint8Array): FakeAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);

export const after =
  (moment: Promise<unknown>, answer: FakeAnswer): FakeAnswer =>
  (response) =>
    void moment.then(() => answer(response));

export const drips =
  (answer: FakeAnswer, pieces = Number.POSITIVE_INFINITY): FakeAnswer =>
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
