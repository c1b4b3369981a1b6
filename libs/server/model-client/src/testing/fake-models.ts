import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

export type FakeResponse = (response: ServerResponse) => unknown;

export interface FakeModels {
  baseUrl: string;
  readonly requests: { path: string; body: unknown; key: string | undefined }[];
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

/** Responds with a chat completion that contains this text. */
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

/**
 * Responds with a chat completion as server-sent events, one for each piece. `stalled` leaves the stream open
 * after the last piece.
 */
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

/**
 * Responds with an error status. The body contains `secret-of-the-provider`, which must not reach a visitor.
 */
export const status =
  (code: number): FakeResponse =>
  (response) =>
    send(response, { error: { message: 'secret-of-the-provider', type: 'error', code } }, code);

/** Never responds. The connection stays open until the client or `close()` ends it. */
export const noResponse: FakeResponse = () => undefined;

/** Responds with status 200 and HTML instead of JSON. */
export const malformedResponse: FakeResponse = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

/** Responds with a redirect that keeps method and body (307). */
export const redirects =
  (location: string): FakeResponse =>
  (response) =>
    void response.writeHead(307, { location }).end();

/**
 * Responds with at least this many bytes of white space as JSON. Sends pieces of 64 KiB, as fast as the
 * client reads.
 */
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

/** Responds with an image in Base64. */
export const imageResponse =
  (picture: Uint8Array): FakeResponse =>
  (response) =>
    send(response, { created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] });

/** Responds with the URL of an image instead of its bytes. */
export const imageUrlResponse =
  (url: string): FakeResponse =>
  (response) =>
    send(response, { created: 1, data: [{ url }] });

/**
 * Responds with the state of a video task.
 *
 * @param more further fields, which override the others
 */
export const task =
  (id: string, state = 'queued', more: object = {}): FakeResponse =>
  (response) =>
    send(response, { id, object: 'video', status: state, progress: 0, ...more });

/** Responds with the bytes of a video as `video/mp4`. */
export const videoResponse =
  (video: Uint8Array): FakeResponse =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);

/** Delays a response until `moment` resolves. It must not reject. */
export const after =
  (moment: Promise<unknown>, answer: FakeResponse): FakeResponse =>
  (response) =>
    void moment.then(() => answer(response));

/**
 * Sends the body of a response in pieces of 1,024 characters. The response must pass its body to `end` as a
 * string. After `pieces` pieces the connection stays open without further data.
 */
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
