import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { afterEach, expect, it } from 'vitest';

const module = new URL('./run-until-signal.ts', import.meta.url).href;
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

async function start(answer: string): Promise<{ port: number; nextLine: () => Promise<string> }> {
  const program = `
    import { createServer } from 'node:http';
    import { runUntilSignal } from ${JSON.stringify(module)};
    const stopping = Promise.withResolvers();
    const server = createServer(async (request, response) => {
      console.log('requested');
      await ${answer};
      response.end('whole answer');
    });
    const close = () => new Promise((resolve) => { server.close(resolve); console.log('closing'); stopping.resolve(); });
    runUntilSignal({ close }, { stopLimitMs: 500, afterClose: async () => console.log('database stopped') });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = child.stdout!.setEncoding('utf8').iterator() as AsyncIterator<string>;
  let pending: string[] = [];
  const nextLine = async () => {
    while (pending.length === 0)
      pending = String((await lines.next()).value ?? 'ended')
        .trim()
        .split('\n');
    return pending.shift() ?? '';
  };
  return { port: Number(await nextLine()), nextLine };
}

const request = (port: number) =>
  new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1', headers: { connection: 'close' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
    }).on('error', () => resolve('cut off'));
  });

it.each(['SIGTERM', 'SIGINT'] as const)(
  'finishes the running request on %s, then stops the database and exits 0',
  async (signal) => {
    const { port, nextLine } = await start('stopping.promise');
    const answer = request(port);
    expect(await nextLine()).toBe('requested');
    child!.kill(signal);
    const exit = once(child!, 'exit');
    expect(await answer).toBe('whole answer');
    expect(await nextLine()).toBe('closing');
    expect(await nextLine()).toBe('database stopped');
    expect(await exit).toEqual([0, null]);
  },
);

it('cuts off a request that outlasts the limit', async () => {
  const { port, nextLine } = await start('new Promise(() => undefined)');
  const answer = request(port);
  expect(await nextLine()).toBe('requested');
  child!.kill('SIGTERM');
  expect(await once(child!, 'exit')).toEqual([0, null]);
  expect(await answer).toBe('cut off');
});

it('exits at once on a second signal', async () => {
  const { port, nextLine } = await start('new Promise(() => undefined)');
  const answer = request(port);
  expect(await nextLine()).toBe('requested');
  child!.kill('SIGINT');
  expect(await nextLine()).toBe('closing');
  child!.kill('SIGINT');
  expect(await once(child!, 'exit')).toEqual([130, null]);
  expect(await answer).toBe('cut off');
});
