import { createServer, type Socket } from 'node:net';
import type { Locale } from '@danqing/contracts/locale';
import { freePort } from '@danqing/nest-kit/free-ports';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readPepper } from '../secret/pepper.ts';
import { Secrets } from '../secret/secrets.ts';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

interface Received {
  at: number;
  recipients: string[];
  raw: string;
}
type NextMail = () => Promise<Received>;

async function startSmtp(
  port = 0,
  delayMs = 0,
): Promise<{ port: number; nextMail: NextMail; received: Received[] }> {
  const received: Received[] = [];
  const waiting: ((mail: Received) => void)[] = [];
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'danqing' && password === 'p@ss') done(null, { user: username });
      else done(Object.assign(new Error('bad credentials'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused'))
        done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = {
          at: 0,
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        };
        setTimeout(() => {
          mail.at = performance.now();
          received.push(mail);
          waiting.shift()?.(mail);
          done();
        }, delayMs);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onSuiteEnd.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port: listening } = server.server.address() as { port: number };
  return { port: listening, received, nextMail: () => new Promise((resolve) => waiting.push(resolve)) };
}

const onSuiteEnd: (() => Promise<unknown>)[] = [];
const smtpUrl = (port: number, password = 'p%40ss') => ({
  SMTP_URL: `smtp://danqing:${password}@127.0.0.1:${port}/?ignoreTLS=true`,
  MAIL_FROM: 'Danqing 丹青 <no-reply@example.com>',
});

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let identity: TestIdentity;
beforeAll(async () => {
  smtp = await startSmtp();
  identity = await openIdentity(smtpUrl(smtp.port));
});
afterAll(async () => {
  await identity.close();
  for (const end of onSuiteEnd) await end();
});

const jobsOf = ({ dataSource }: TestIdentity) =>
  dataSource.query<{ data: { id: string; sealed: string } }[]>(
    `select * from jobs.job where name = 'identity-mail'`,
  );
const allJobsDone = (source: TestIdentity) =>
  vi.waitFor(async () => expect(await jobsOf(source)).toEqual([]), { interval: 100 });
const failure = (answer: Awaited<ReturnType<TestIdentity['call']>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? 'no code';

it.each<[Locale, string, string, RegExp]>([
  ['zh', '丹青登录验证码', 'zh-CN', /10 分钟内有效[^]*忽略这封邮件/],
  ['en', 'is your Danqing sign-in code', 'en', /valid for 10 minutes[^]*ignore this email/],
  ['ja', '丹青のログイン認証コード', 'ja', /有効期限は10分[^]*無視してください/],
])('brings a code that signs in, in %s', async (locale, subject, language, sentences) => {
  const to = `reader-${locale}@example.com`;
  const mail = smtp.nextMail();
  const answer = await identity.sendOtp(to, { headers: { 'accept-language': locale } });
  expect(answer.statusCode).toBe(200);
  const { recipients, raw } = await mail;
  expect(recipients).toEqual([to]);
  const parsed = await PostalMime.parse(raw);
  expect(parsed.from).toMatchObject({ name: 'Danqing 丹青', address: 'no-reply@example.com' });
  expect(parsed.to).toEqual([{ name: '', address: to }]);
  expect(parsed.subject).toContain(subject);
  const code = codeIn(parsed.text);
  expect(parsed.subject).toContain(code);
  expect(parsed.html).toContain(`>${code}<`);
  expect(parsed.html).toContain(`<html lang="${language}">`);
  expect(parsed.html).not.toMatch(/https?:|<img|<script|<link/);
  expect(parsed.text).toMatch(sentences);
  expect(parsed.html).toMatch(sentences);
  expect((await identity.verifyOtp(to, code)).statusCode).toBe(200);
});

it.each([
  'x@example.com,evil@example.com',
  'x@example.com\nevil@example.com',
  'x <evil@example.com>',
  'x@example.com;evil@example.com',
])('reaches nobody for %j', async (identifier) => {
  const before = smtp.received.length;
  expect((await identity.sendOtp(identifier)).statusCode).toBe(400);
  // A later mail proves that no other mail was pending.
  const mail = smtp.nextMail();
  await identity.sendOtp(`after${before}@example.com`);
  expect((await mail).recipients).toEqual([`after${before}@example.com`]);
  expect(smtp.received).toHaveLength(before + 1);
});

it('tells a visitor whose address is refused, who may ask again at once, and does not try by itself', async () => {
  const answer = await identity.sendOtp('refused@example.com', { headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    code: 'CODE_NOT_SENT',
    message: 'Failed to send verification code. Please try again.',
  });
  const body = JSON.stringify({ ...answer.json<object>(), traceId: '' });
  expect(body).not.toMatch(/550|127\.0\.0\.1|no such user/);
  expect((await identity.sendOtp('refused@example.com')).statusCode).toBe(503);
  await allJobsDone(identity);
});

it('does not sign in at the mail server with a wrong password', async () => {
  const wrong = await openIdentity(smtpUrl(smtp.port, 'wrong'));
  onTestFinished(() => wrong.close());
  const before = smtp.received.length;
  expect((await wrong.sendOtp('x@example.com')).statusCode).toBe(503);
  expect(smtp.received).toHaveLength(before);
});

it('tells the visitor while the mail server is away, and delivers when it is back', async () => {
  const port = await freePort();
  const waiting = await openIdentity(smtpUrl(port));
  onTestFinished(() => waiting.close());
  expect((await waiting.sendOtp('patient@example.com')).statusCode).toBe(503);
  const back = await startSmtp(port);
  const { recipients, raw } = await back.nextMail();
  expect(recipients).toEqual(['patient@example.com']);
  const code = codeIn((await PostalMime.parse(raw)).text);
  expect((await waiting.verifyOtp('patient@example.com', code)).statusCode).toBe(200);
});

it('does not deliver a code that was replaced meanwhile', async () => {
  const port = await freePort();
  const waiting = await openIdentity(smtpUrl(port));
  onTestFinished(() => waiting.close());
  expect((await waiting.sendOtp('twice@example.com', { from: '203.0.113.7' })).statusCode).toBe(503);
  const back = await startSmtp(port);
  const mail = back.nextMail();
  expect((await waiting.sendOtp('twice@example.com', { from: '203.0.113.7' })).statusCode).toBe(200);
  const code = codeIn((await PostalMime.parse((await mail).raw)).text);
  await allJobsDone(waiting);
  expect(back.received).toHaveLength(1);
  expect((await waiting.verifyOtp('twice@example.com', code, { from: '203.0.113.7' })).statusCode).toBe(200);
});

it('delivers 32 codes that are asked for at once without waits between them', async () => {
  const slow = await startSmtp(0, 100);
  const crowd = await openIdentity(smtpUrl(slow.port));
  onTestFinished(() => crowd.close());
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => crowd.sendOtp(`crowd${index}@example.com`)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(slow.received.flatMap(({ recipients }) => recipients)).size).toBe(32);
  // Polling between two mails of one slot would show as two pauses of 2 s. A busy machine shows at most one
  // shorter pause.
  const pauses = slow.received.slice(1).map(({ at }, index) => at - (slow.received[index]?.at ?? 0));
  expect(pauses.sort((a, b) => b - a)[1]).toBeLessThan(1_500);
}, 30_000);

it('says after seconds that a mail server does not even greet, while text messages go on', async () => {
  const silent = createServer((socket) => sockets.push(socket));
  const sockets: Socket[] = [];
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const stuck = await openIdentity(smtpUrl((silent.address() as { port: number }).port));
  onTestFinished(() => stuck.close());
  const began = performance.now();
  let answered = 0;
  // More codes than the queue sends at once. An attempt that has not begun in time must not be reported as
  // sent.
  const mails = Array.from({ length: 40 }, (_, index) =>
    stuck.sendOtp(`stuck${index}@example.com`).finally(() => (answered += 1)),
  );
  expect(failure(await stuck.sendOtp('13812345678'))).toEqual([503, 'CODE_NOT_SENT']);
  expect(answered).toBe(0);
  const answers = await Promise.all(mails);
  const failed = answers.filter(({ statusCode }) => statusCode === 503);
  // The last eight attempts are still in progress and may succeed.
  expect(failed.length).toBeGreaterThanOrEqual(32);
  for (const answer of failed) expect(failure(answer)).toEqual([503, 'CODE_NOT_SENT']);
  // Takes 5 s; the mail library's own timeout is half a minute.
  expect(performance.now() - began).toBeLessThan(25_000);
}, 60_000);

it('does not ask for another code when the one that was reported failed came after all', async () => {
  const port = await freePort();
  const waiting = await openIdentity(smtpUrl(port));
  onTestFinished(() => waiting.close());
  expect((await waiting.sendOtp('late@example.com', { from: '203.0.113.7' })).statusCode).toBe(503);
  const back = await startSmtp(port);
  const code = codeIn((await PostalMime.parse((await back.nextMail()).raw)).text);
  await allJobsDone(waiting);
  const again = await waiting.sendOtp('late@example.com', { from: '203.0.113.7' });
  expect([again.statusCode, again.json<{ success: boolean }>().success]).toEqual([200, true]);
  await allJobsDone(waiting);
  expect(back.received).toHaveLength(1);
  expect((await waiting.verifyOtp('late@example.com', code)).statusCode).toBe(200);
});

it('gives failed deliveries back to the limits, but not refused ones to the address that asked', async () => {
  const away = await openIdentity({ ...smtpUrl(await freePort()), SEND_LIMIT_PER_ADDRESS: '3' });
  onTestFinished(() => away.close());
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = await away.sendOtp('again@example.com', { from: '203.0.113.7' });
    expect(failure(answer)).toEqual([503, 'CODE_NOT_SENT']);
  }
  const strict = await openIdentity({ ...smtpUrl(smtp.port), SEND_LIMIT_PER_ADDRESS: '2' });
  onTestFinished(() => strict.close());
  const statuses = [];
  for (let tries = 0; tries < 9; tries += 1) {
    const answer = await strict.sendOtp('refused@example.com', { from: '203.0.113.7' });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(8).fill(503), 429]);
});

it('does not send a mail again because its success could not be written', async () => {
  const own = await openIdentity(smtpUrl(smtp.port));
  onTestFinished(() => own.close());
  await own.dataSource.query(`
    create function identity.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before update on identity.codes
      for each row when (new.delivery = 'sent') execute function identity.refuse()`);
  const before = smtp.received.length;
  const sending = own.sendOtp('once@example.com');
  await vi.waitFor(() => expect(smtp.received).toHaveLength(before + 1));
  await allJobsDone(own);
  await own.dataSource.query('drop function identity.refuse cascade');
  await own.dataSource.query(`update identity.codes set delivery = 'sent'`);
  expect((await sending).statusCode).toBe(200);
  expect(smtp.received).toHaveLength(before + 1);
});

it('reports a job that cannot be opened as failed', async () => {
  const own = await openIdentity(smtpUrl(smtp.port));
  onTestFinished(() => own.close());
  await own.dataSource.query(`
    create function jobs.spoil() returns trigger language plpgsql as $$
      begin new.data = jsonb_set(new.data::jsonb, '{sealed}', '"spoilt"'); return new; end $$`);
  const [{ table }] = await own.dataSource.query<[{ table: string }]>(
    `select inhrelid::regclass::text as table from pg_inherits where inhparent = 'jobs.job'::regclass limit 1`,
  );
  await own.dataSource.query(
    `create trigger spoil before insert on ${table} for each row when (new.name = 'identity-mail')
     execute function jobs.spoil()`,
  );
  const before = smtp.received.length;
  expect(failure(await own.sendOtp('spoilt@example.com'))).toEqual([503, 'CODE_NOT_SENT']);
  expect(smtp.received).toHaveLength(before);
});

it('keeps the code in no row, not even in the job of a mail that could not be sent', async () => {
  const away = await openIdentity(smtpUrl(await freePort()));
  onTestFinished(() => away.close());
  await away.sendOtp('secret@example.com');
  const [job] = await jobsOf(away);
  const { id, sealed } = job?.data ?? { id: '', sealed: '' };
  const opened = new Secrets(await readPepper(away.dataDir)).open(sealed, id);
  expect(opened).toContain('secret@example.com');
  const { code } = JSON.parse(opened) as { code: string };
  expect(() => new Secrets('another pepper').open(sealed, id)).toThrow();
  const codes = await away.dataSource.query<{ hash: Buffer }[]>('select * from identity.codes');
  const rows = JSON.stringify([job, codes, codes.map(({ hash }) => hash.toString('latin1'))]);
  expect(rows).toContain(sealed);
  expect(rows).not.toMatch(new RegExp(`(?<![\\w-])${code}(?![\\w-])`));
  expect(JSON.stringify(job)).not.toContain('secret@example.com');
  expect((await away.verifyOtp('secret@example.com', code)).statusCode).toBe(200);
});
