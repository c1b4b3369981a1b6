import type { AddressInfo } from 'node:net';
import { SmtpMailSender } from '@danqing/nest-kit';
import type { CreatedTarget, DeliveriesResponse } from '@danqing/contracts/releases';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestPlane } from '../testing/open-plane.ts';
import { openTestSite, operator } from '../testing/open-site.ts';

async function openMail() {
  const received: { to: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('gone')) done();
      else done(Object.assign(new Error('no such user'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(pieces) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mail = new SmtpMailSender({ url: `smtp://127.0.0.1:${port}`, from: '丹青 <from@example.com>' });
  const site = await openTestSite(await openTestPlane(), { mail });
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    site.app.inject({
      method,
      url: `/api/operator/notifications/${path}`,
      headers: { ...operator(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
  const sendTest = async (address: string, language: string) => {
    const added = await call('POST', 'targets', { name: 'li', kind: 'mail', address, language });
    const { target, secret } = added.json<CreatedTarget>();
    expect([target.address, secret]).toEqual([address, null]);
    await call('POST', `targets/${target.id}/test`);
    return vi.waitFor(async () => {
      const log = await call('GET', `deliveries?target=${target.id}`);
      const [delivery] = log.json<DeliveriesResponse>().deliveries;
      expect(delivery?.attempts).toHaveLength(1);
      return delivery!;
    });
  };
  const mails = (): Promise<Email[]> => Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  return { received, sendTest, mails };
}

test('a mail comes in the language of its target', async () => {
  const { received, sendTest, mails } = await openMail();
  for (const language of ['zh', 'en', 'ja'])
    expect(await sendTest(`${language}@example.com`, language)).toMatchObject({
      state: 'delivered',
      attempts: [{ status: 250, answer: '' }],
    });
  expect(received.map(({ to }) => to)).toEqual([['zh@example.com'], ['en@example.com'], ['ja@example.com']]);
  const [zh, en, ja] = await mails();
  expect([zh?.subject, en?.subject, ja?.subject]).toEqual([
    '丹青 · 测试通知',
    'Danqing · Test notification',
    '丹青 · テスト通知',
  ]);
  expect(en?.text).toContain('A test by operator 林澄.');
  expect(en?.html).toContain('<html lang="en">');
});

test('a mailbox that does not exist ends the delivery', async () => {
  const { sendTest } = await openMail();
  expect(await sendTest('gone@example.com', 'en')).toMatchObject({
    state: 'dead',
    attempts: [{ status: null, answer: 'mail not sent: EENVELOPE 550' }],
  });
});
