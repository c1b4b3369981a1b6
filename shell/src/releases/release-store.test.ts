import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { createReleaseStore } from './release-store.ts';
import { createSigner, releaseDocument } from './testing.ts';

const signer = createSigner();
const first = releaseDocument({ sequence: 5 });
const overriding = (sequence: number) =>
  releaseDocument({ sequence, areas: [{ ...activeArea('generator'), channel: 'override' }] });
const killed = (sequence: number, environment = 'production') =>
  releaseDocument({ sequence, environment, areas: [{ ...activeArea('generator'), killed: true }] });

function setUp({ altered = false } = {}) {
  const signed = signer.sign(first);
  const text = altered ? signed.text.replace('"sequence":5', '"sequence":9') : signed.text;
  const store = createReleaseStore({
    document: JSON.parse(text) as typeof first,
    signed: { ...signed, text, publicKey: signer.publicKey },
  });
  const listener = vi.fn();
  store.subscribe(listener);
  return { store, listener };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the document of the page is trusted once its signature was checked', async () => {
  const { store } = setUp();
  await store.trusted();
  expect(store.getState()).toEqual(first);
  expect(await store.verifies()).toBe(true);
});

test('a newer document takes its place', async () => {
  const { store, listener } = setUp();
  await store.verifyAndAdopt(signer.sign(killed(6)));
  expect(store.getState().sequence).toBe(6);
  expect(store.getState().areas[0]?.killed).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('the same one again, as it comes with every connection, changes nothing', async () => {
  const { store, listener } = setUp();
  const before = store.getState();
  await store.verifyAndAdopt(signer.sign(first));
  expect(store.getState()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['altered', { ...signer.sign(killed(6)), text: signer.sign(killed(7)).text }, true],
  ['signed by somebody else', createSigner().sign(killed(6)), true],
  ['without a signature', { text: signer.sign(killed(6)).text, signature: '' }, true],
  ['older: a replay, or a gateway that is behind', signer.sign(killed(4)), false],
  ['of another environment', signer.sign(killed(6, 'staging')), true],
  ['with an override', signer.sign(overriding(6)), false],
])('a document %s is refused, and the last good one stays', async (_what, signed, isLogged) => {
  const { store, listener } = setUp();
  await store.verifyAndAdopt(signed);
  expect(store.getState()).toEqual(first);
  expect(listener).not.toHaveBeenCalled();
  expect(log.mock.calls.length > 0).toBe(isLogged);
});

test('of two that are checked at the same time the newer one stays, whichever is ready last', async () => {
  const { store } = setUp();
  await Promise.all([
    store.verifyAndAdopt(signer.sign(killed(8))),
    store.verifyAndAdopt(signer.sign(killed(7))),
  ]);
  expect(store.getState().sequence).toBe(8);
});

test('of an altered page nothing is trusted until an unaltered document comes, whatever sequence it claimed', async () => {
  const { store } = setUp({ altered: true });
  await expect(store.trusted()).rejects.toThrow('was altered');
  await store.verifyAndAdopt(signer.sign(first));
  await expect(store.trusted()).resolves.toBeUndefined();
  expect(store.getState()).toEqual(first);
});

test('a browser that cannot check signatures trusts the page and takes nothing else', async () => {
  vi.stubGlobal('crypto', {
    subtle: { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) },
  });
  const { store } = setUp();
  await store.trusted();
  expect(await store.verifies()).toBe(false);
  await store.verifyAndAdopt(signer.sign(killed(6)));
  expect(store.getState()).toEqual(first);
});

test('a page that nobody signed, as where a release is tried out, is trusted and takes nothing else', async () => {
  const store = createReleaseStore({ document: first, signed: null });
  await store.trusted();
  expect(await store.verifies()).toBe(false);
  await store.verifyAndAdopt(signer.sign(killed(6)));
  expect(store.getState()).toBe(first);
});
