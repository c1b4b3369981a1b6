import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestReceiver {
  url: string;
  received: ReceivedRequest[];
  /** How the next requests are answered; null never answers. */
  answer: { status: number; body?: string; headers?: Record<string, string> } | null;
  next(): Promise<ReceivedRequest>;
}

/** Opens a server on this machine that receives notifications. */
export async function openReceiver(): Promise<TestReceiver> {
  const waiting: ((request: ReceivedRequest) => void)[] = [];
  const receiver: TestReceiver = {
    url: '',
    received: [],
    answer: { status: 204 },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const one = { path, headers, body: Buffer.concat(pieces).toString() };
      receiver.received.push(one);
      if (receiver.answer)
        response.writeHead(receiver.answer.status, receiver.answer.headers).end(receiver.answer.body);
      waiting.shift()?.(one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/t0ken`;
  return receiver;
}
