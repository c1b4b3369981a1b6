import { createTestApp } from '@danqing/test-kit';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { PolicyReportsController } from './policy-reports.controller.ts';
import { PolicyReports } from './policy-reports.ts';

class ReportsModule {}
let app: NestFastifyApplication;
let warn: MockInstance<Logger['warn']>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  app = await createTestApp({
    module: ReportsModule,
    controllers: [PolicyReportsController],
    providers: [PolicyReports],
  });
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const send = (payload: string, type = 'application/csp-report') =>
  app.inject({ method: 'POST', url: '/api/policy-reports', payload, headers: { 'content-type': type } });
const report = (blocked: string, more: object = {}) =>
  send(
    JSON.stringify({
      'csp-report': {
        'document-uri': 'https://danqing.example/overrides?token=secret',
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
        'source-file': 'https://danqing.example/areas/x/entry.js?secret',
        'line-number': 7,
        ...more,
      },
    }),
  );
const warnings = () => warn.mock.calls.map(([message]) => String(message));

it('logs the first report of a kind, without what addresses may hold', async () => {
  for (let time = 0; time < 3; time++)
    expect((await report('https://user:secret@evil.example/x.js?secret')).statusCode).toBe(204);
  expect(warnings()).toEqual([
    'A page broke its policy: script-src-elem refused https://evil.example on /overrides, from /areas/x/entry.js:7',
  ]);
});

it('lets nobody fill the log, or write lines of their own into it', async () => {
  for (let index = 0; index < 100; index++) await report(`https://${index}.evil.example/`);
  expect(warnings()).toHaveLength(20);
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  await report('inline\n{"level":"error"} 丹青', { 'effective-directive': 'x'.repeat(500) });
  const [summary, line] = warnings().slice(20);
  expect(summary).toBe('100 reports of broken policies in the hour before');
  expect(line).toMatch(/^A page broke its policy: x{100} refused inline\?\{"level":"error"\}\?\?\? on /);
});

it.each([
  ['what is no JSON', 'application/csp-report', '{', 400],
  ['what is no report', 'application/csp-report', '{}', 400],
  ['too much', 'application/csp-report', JSON.stringify({ 'csp-report': { a: 'x'.repeat(9_000) } }), 413],
  ['a form', 'application/x-www-form-urlencoded', 'a=1', 400],
])('refuses %s', async (_, type, payload, status) => {
  expect((await send(payload, type)).statusCode).toBe(status);
  expect(warnings()).toEqual([]);
});

it('takes reports with fields of other forms, and says what there is', async () => {
  expect((await send('{"csp-report":{"blocked-uri":5,"line-number":"x","extra":{}}}')).statusCode).toBe(204);
  expect(warnings()).toEqual(['A page broke its policy: - refused - on -, from :0']);
});
