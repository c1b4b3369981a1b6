import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect } from 'vitest';

export interface TestServer {
  readonly basePath: string;
  answer: (response: ServerResponse, incoming: IncomingMessage) => void;
  readonly asked: ReceivedRequest;
}

export interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export function setUpServer(): TestServer {
  const state = {
    basePath: '',
    answer: (response: ServerResponse, _incoming: IncomingMessage) => void response.end(),
    asked: { method: undefined, url: undefined, headers: {}, body: '' } as ReceivedRequest,
  };
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    void text(incoming).then((body) => {
      state.asked = { method, url, headers, body };
      state.answer(response, incoming);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    state.basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tool/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}

export const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const failureOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => expect.unreachable('the request succeeded'),
    (error: unknown) => error,
  );
