import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';

const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const CLIENTS = 12;
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

async function start(): Promise<number> {
  const program = `
    import { createServer } from 'node:http';
    import { endIdleConnections, finishConnections } from ${from('./finish-connections.ts')};
    import { runUntilSignal } from ${from('../lifecycle/run-until-signal.ts')};
    const server = createServer((request, response) => {
      setTimeout(() => response.end('whole answer'), Number(new URL(request.url, 'http://site').searchParams.get('ms')));
    });
    const close = () => {
      endIdleConnections(server);
      return new Promise((resolve) => server.close(resolve));
    };
    runUntilSignal({ close }, { beforeClose: () => finishConnections(server) });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await new Promise<[Buffer]>((resolve) =>
    child?.stdout?.once('data', (data: Buffer) => resolve([data])),
  );
  return Number(port);
}

const ended = () => new Promise<number | null>((resolve) => child?.once('exit', (code) => resolve(code)));

const request = (port: number, agent: Agent, ms: number) =>
  new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/?ms=${ms}`, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(Object.assign(response, { text })));
      response.on('error', reject);
    }).on('error', reject);
  });

it.each([0, 1, 15, 120])('never ends a busy connection under a request that takes %s ms', async (ms) => {
  const port = await start();
  const exit = ended();
  let answers = 0;
  const told: boolean[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const response = await request(port, agent, ms).catch((error: NodeJS.ErrnoException) => error);
      if (response instanceof Error) {
        agent.destroy();
        return response.code;
      }
      expect([response.statusCode, response.text]).toEqual([200, 'whole answer']);
      if (response.headers.connection === 'close') told.push(true);
      answers += 1;
      if (answers === (40 * CLIENTS) / (ms > 100 ? 10 : 1)) child?.kill('SIGTERM');
    }
  });
  expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('ECONNREFUSED'));
  expect(told).toHaveLength(CLIENTS);
  expect(await exit).toBe(0);
});

it('does not wait for clients that keep an idle connection', async () => {
  const port = await start();
  const agent = new Agent({ keepAlive: true });
  expect((await request(port, agent, 0)).headers.connection).toBe('keep-alive');
  const exit = ended();
  child?.kill('SIGTERM');
  expect(await exit).toBe(0);
  agent.destroy();
});

it('lets a request finish that takes longer than the rest', async () => {
  const port = await start();
  const agent = new Agent({ keepAlive: true });
  const long = request(port, agent, 1_500);
  await request(port, new Agent(), 0);
  const exit = ended();
  child?.kill('SIGTERM');
  expect((await long).text).toBe('whole answer');
  expect(await exit).toBe(0);
  agent.destroy();
});
