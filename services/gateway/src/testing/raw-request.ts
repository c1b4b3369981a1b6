import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Writes raw bytes to a new connection, including invalid requests, and awaits the functions among the steps.
 * Resolves with all responses when the server closes the connection.
 */
export async function rawRequest(
  port: number,
  ...steps: (string | (() => Promise<void>))[]
): Promise<RawResponse[]> {
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      void (async () => {
        for (const step of steps) {
          if (typeof step === 'string') socket.write(step, 'latin1');
          else await step();
        }
      })().catch((error: unknown) => socket.destroy(error as Error));
    });
    socket.setEncoding('utf8').on('data', (data: string) => (received += data));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no end after ${received}`)));
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
    socket.on('close', () => resolve(received));
  });
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map(parse);
}

function parse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
