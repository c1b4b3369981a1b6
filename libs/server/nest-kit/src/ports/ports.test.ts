import { definePort } from '@danqing/contracts/ports';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { AppError, RefusedByServiceError } from '../errors/app-error.ts';
import { bootService } from '../lifecycle/boot-service.ts';
import { createLogger } from '../logging/logger.ts';
import { currentTrace } from '../http/trace.ts';
import { createPortClient } from './port-client.ts';
import { portToken } from './port-token.ts';
import { PortsModule } from './ports.module.ts';

interface Tea {
  pour(cup: string, sugar: number): Promise<{ poured: string }>;
  brew(minutes: number): Promise<number>;
  breakCup(cup: string): Promise<number>;
  list(): Promise<readonly string[]>;
  tell(what: string): void;
}
const teaPort = definePort<Tea>('tea', {
  pour: {
    args: z.tuple([z.string(), z.number()]),
    answer: z.object({ poured: z.string() }),
    repeatable: true,
  },
  brew: { args: z.tuple([z.number()]), answer: z.number(), repeatable: true, queues: true },
  breakCup: { args: z.tuple([z.string()]), answer: z.number() },
  list: { args: z.tuple([]), answer: z.array(z.string()), cacheSeconds: 30, repeatable: true },
  tell: { args: z.tuple([z.string()]), answer: z.null(), oneWay: true },
});

const serviceToken = 'a-token-of-our-own';
const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const tea = {
  pour: vi.fn<(cup: string, sugar: number) => Promise<unknown>>(),
  brew: vi.fn<(minutes: number) => Promise<number>>(),
  breakCup: vi.fn<(cup: string) => Promise<number>>(),
  list: vi.fn<() => Promise<readonly string[]>>(),
  tell: vi.fn<(what: string) => void>(),
};
let app: NestFastifyApplication;
let url: string;
let client: Tea;

beforeAll(async () => {
  const program = {
    module: class TeaProgram {},
    imports: [
      {
        module: class TeaModule {},
        global: true,
        providers: [{ provide: portToken(teaPort), useValue: tea }],
        exports: [portToken(teaPort)],
      },
      PortsModule.forOffers([teaPort], serviceToken),
    ],
  };
  app = await bootService(program, { port: 0, host: '127.0.0.1', logger, serviceToken });
  url = await app.getUrl();
});
beforeEach(() => {
  vi.resetAllMocks();
  client = createPortClient(teaPort, { url, serviceToken });
});
afterAll(() => app.close());

const post = (path: string, body: object, headers = { 'x-service-token': serviceToken }) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('carries arguments and answer', async () => {
  tea.pour.mockImplementation(async (cup) => ({ poured: cup }));
  expect(await client.pour('青', 2)).toEqual({ poured: '青' });
  expect(tea.pour).toHaveBeenCalledWith('青', 2);
});

it('carries an error with its code, field and time to wait', async () => {
  tea.pour.mockRejectedValue(new AppError('RATE_LIMITED', { field: 'cup', retryAfterSeconds: 7 }));
  await expect(client.pour('a', 0)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    field: 'cup',
    retryAfterSeconds: 7,
    cause: new RefusedByServiceError('tea.pour answered 429'),
  });
});

it('tells nothing of a failure that has no code', async () => {
  tea.pour.mockRejectedValue(new Error('the secret of the cup'));
  const answer = await post('/internal/tea/pour', { args: ['a', 0] });
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('secret')]);
});

it.each([
  ['no token', '/internal/tea/pour', { args: ['a', 0] }, {}, 403],
  ['another token', '/internal/tea/pour', { args: ['a', 0] }, { 'x-service-token': 'x'.repeat(18) }, 403],
  ['arguments of another kind', '/internal/tea/pour', { args: ['a', 'b'] }, undefined, 400],
  ['too few arguments', '/internal/tea/pour', { args: ['a'] }, undefined, 400],
  ['no arguments', '/internal/tea/pour', {}, undefined, 400],
  ['a method that is not offered', '/internal/tea/constructor', { args: [] }, undefined, 404],
  ['a service that is not here', '/internal/milk/pour', { args: [] }, undefined, 404],
])('refuses a call with %s', async (_, path, body, headers, status) => {
  const answer = await post(path, body, headers as { 'x-service-token': string } | undefined);
  expect(answer.status).toBe(status);
  expect(tea.pour).not.toHaveBeenCalled();
});

it('answers nothing that the port does not say', async () => {
  tea.pour.mockResolvedValue({ poured: 3 });
  await expect(client.pour('a', 0)).rejects.toMatchObject({ code: 'INTERNAL' });
});

it('hands down the trace of the request that led to the call', async () => {
  const outer = createPortClient(teaPort, { url, serviceToken });
  const traces: (string | undefined)[] = [];
  tea.breakCup.mockImplementation(async () => {
    traces.push(currentTrace());
    return 0;
  });
  tea.pour.mockImplementation(async (cup) => {
    await outer.breakCup(cup);
    return { poured: cup };
  });
  await post('/internal/tea/pour', { args: ['a', 0] }, {
    'x-service-token': serviceToken,
    'x-trace-id': 'the-same-trace',
  } as { 'x-service-token': string });
  expect(traces).toEqual(['the-same-trace']);
});

it('gives a method that queues more time than others, and asks for it once', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeouts.mockRestore());
  timeouts.mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  for (const call of [() => client.brew(3), () => client.pour('a', 0)])
    await expect(call()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(timeouts.mock.calls.flat()).toEqual([12_000, 2_000, 2_000]);
});

it('says that nobody answers, and tries again only what may be repeated', async () => {
  const asked: string[] = [];
  const failing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input).replace(/.*\//, ''));
    throw new TypeError('fetch failed');
  });
  await expect(client.pour('a', 0)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect(client.breakCup('a')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  failing.mockRestore();
  expect(asked).toEqual(['pour', 'pour', 'breakCup']);
});

it('keeps a list, serves the old one while it asks, and the same object as long as there is no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  tea.list.mockResolvedValue(['a']);
  const first = await client.list();
  expect([first, await client.list()]).toEqual([['a'], ['a']]);
  expect(tea.list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(31_000);
  expect(await client.list()).toBe(first);
  await vi.waitFor(() => expect(tea.list).toHaveBeenCalledTimes(2));
  expect(await client.list()).toBe(first);
  tea.list.mockResolvedValue(['b']);
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(31_000);
    expect(await client.list()).toEqual(['b']);
  });
  vi.useRealTimers();
});

it('tells without waiting, and whatever comes of it', async () => {
  expect(client.tell('a')).toBeUndefined();
  await vi.waitFor(() => expect(tea.tell).toHaveBeenCalledWith('a'));
  const nobody = createPortClient(teaPort, { url: 'http://127.0.0.1:1', serviceToken });
  expect(nobody.tell('b')).toBeUndefined();
});
