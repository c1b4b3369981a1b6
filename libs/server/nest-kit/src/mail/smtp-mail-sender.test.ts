import { createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { DeliveryRefusedError } from './mail-sender.ts';
import { SmtpMailSender, type SmtpOptions } from './smtp-mail-sender.ts';

let server: SMTPServer;
let sender: SmtpMailSender;
let received: { recipients: string[]; raw: string }[] = [];
let refusal: number | null;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (refusal === null) done();
      else done(Object.assign(new Error('someone@example.com is not welcome'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  sender = new SmtpMailSender({ url: `smtp://127.0.0.1:${port}`, from: '丹青 <from@example.com>' });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  received = [];
  refusal = null;
});

const mail = { to: 'to@example.com', subject: '主题', text: '正文', html: '<p>正文</p>' };

it('sends text and HTML to one mailbox', async () => {
  await sender.send(mail);
  expect(received.map(({ recipients }) => recipients)).toEqual([['to@example.com']]);
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed).toMatchObject({
    from: { name: '丹青', address: 'from@example.com' },
    to: [{ name: '', address: 'to@example.com' }],
    subject: '主题',
  });
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['正文', '<p>正文</p>']);
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

it('never takes an address for a list, nor a subject for headers', async () => {
  await sender.send({ ...mail, to: 'to@example.com, evil@example.com' }).catch(() => undefined);
  await sender.send({ ...mail, subject: 'x\r\nBcc: evil@example.com' });
  expect(received.flatMap(({ recipients }) => recipients)).not.toContain('evil@example.com');
});

it.each([
  [550, true],
  [553, true],
  [450, false],
  [421, false],
])('takes %i for refused for good: %s, without naming the recipient', async (code, forGood) => {
  refusal = code;
  const error: unknown = await sender.send(mail).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof DeliveryRefusedError).toBe(forGood);
  expect(String(error)).not.toMatch(/someone|example\.com/);
  expect(String(error)).toContain(String(code));
});

it('takes an absent server for worth another try', async () => {
  const nobody = new SmtpMailSender({ url: 'smtp://127.0.0.1:1', from: 'from@example.com' });
  const error: unknown = await nobody.send(mail).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DeliveryRefusedError);
});

const NEVER = 3_600_000;
it.each<[what: string, delayMs: number | null, limits: SmtpOptions['limits']]>([
  ['does not greet', null, { connect: 200, silence: NEVER, wholeMail: NEVER }],
  ['falls silent', NEVER, { connect: NEVER, silence: 200, wholeMail: NEVER }],
  ['is slow at every step', 150, { connect: NEVER, silence: NEVER, wholeMail: 200 }],
])('gives up in good time on a server that %s', async (_, delayMs, limits) => {
  const sockets: Socket[] = [];
  const slow = createServer((socket) => {
    sockets.push(socket);
    if (delayMs === null) return;
    socket.write('220 slow\r\n');
    socket.on('data', () => setTimeout(() => socket.write('250 ok\r\n'), delayMs).unref());
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    slow.close();
  });
  const { port } = slow.address() as { port: number };
  const patient = new SmtpMailSender({ url: `smtp://127.0.0.1:${port}`, from: 'from@example.com', limits });
  await expect(patient.send(mail)).rejects.toThrow('ETIMEDOUT');
});
