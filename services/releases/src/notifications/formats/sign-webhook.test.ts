import { readFile } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createWebhookSecret, signWebhook } from './sign-webhook.ts';

const GUIDE = new URL('../../../../../docs/operating.md', import.meta.url);

type IsGenuine = (secret: string, headers: Record<string, string>, body: string) => boolean;

async function readReceiver(): Promise<IsGenuine> {
  const [, code = ''] = /```js\n(.*?isGenuine.*?)```/s.exec(await readFile(GUIDE, 'utf8')) ?? [];
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return ((await import(/* @vite-ignore */ url)) as { isGenuine: IsGenuine }).isGenuine;
}

test('the receiver in the guide and a library of the standard accept the signature, and nothing else', async () => {
  const isGenuine = await readReceiver();
  const secret = createWebhookSecret();
  const body = '{"type":"release.test"}';
  const headers = signWebhook(secret, { id: 'one', at: new Date(), body });
  const isStandard: IsGenuine = (key, of, text) => {
    try {
      new Webhook(key).verify(text, of);
      return true;
    } catch {
      return false;
    }
  };
  const old = signWebhook(secret, { id: 'one', at: new Date(Date.now() - 600_000), body });
  for (const accepts of [isGenuine, isStandard]) {
    expect(accepts(secret, headers, body)).toBe(true);
    expect(accepts(secret, headers, `${body} `)).toBe(false);
    expect(accepts(secret, { ...headers, 'webhook-id': 'two' }, body)).toBe(false);
    expect(accepts(secret, { ...headers, 'webhook-signature': 'v1,AAAA' }, body)).toBe(false);
    expect(accepts(secret, old, body)).toBe(false);
    expect(accepts(createWebhookSecret(), headers, body)).toBe(false);
    const rotated = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect(accepts(secret, rotated, body)).toBe(true);
  }
});
