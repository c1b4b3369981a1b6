import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { createIndexReader } from './document-index.ts';
import { createReleaseStore } from './release-store.ts';
import { createSigner, releaseDocument } from './testing.ts';

const signer = createSigner();
const reader = createIndexReader('/tool/');
const first = releaseDocument({ sequence: 5 });
const aside = (channel: 'override' | 'preview') =>
  releaseDocument({ sequence: 6, areas: [{ ...activeArea('generator'), channel }] });
const killed = (sequence: number, environment = 'production') =>
  releaseDocument({ sequence, environment, areas: [{ ...activeArea('generator'), killed: true }] });

function setUp({ altered = false } = {}) {
  const signed = signer.sign(first);
  const text = altered ? signed.text.replace('"sequence":5', '"sequence":9') : signed.text;
  const store = createReleaseStore(
    {
      document: JSON.parse(text) as typeof first,
      signed: { ...signed, text, publicKey: signer.publicKey },
    },
    reader,
  );
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
  ['with an override', signer.sign(aside('override')), false],
  ['with a preview', signer.sign(aside('preview')), false],
  [
    'with a preview of the shell',
    signer.sign(releaseDocument({ sequence: 6, shell: { ...first.shell, channel: 'preview' } })),
    false,
  ],
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
  const store = createReleaseStore({ document: first, signed: null }, reader);
  await store.trusted();
  expect(await store.verifies()).toBe(false);
  await store.verifyAndAdopt(signer.sign(killed(6)));
  expect(store.getState()).toBe(first);
});

describe('a document that names an index', () => {
  const index = { file: 'f'.repeat(64), integrity: 'sha384-x', navigation: [] };
  const generator = activeArea('generator');
  const own = releaseDocument({ sequence: 5, areas: [generator], index });
  const complete = releaseDocument({ sequence: 5 });
  const fetched = vi.fn<typeof fetch>();
  const openPartial = () => {
    vi.stubGlobal('fetch', fetched.mockReset());
    const store = createReleaseStore({ document: own, signed: signer.signPage(own) }, reader);
    const listener = vi.fn();
    store.subscribe(listener);
    return { store, listener };
  };

  test('is completed by it, once, by the hash that the page names', async () => {
    const { store, listener } = openPartial();
    fetched.mockResolvedValue(Response.json(complete));
    await Promise.all([store.complete(), store.complete()]);
    await store.complete();
    expect(fetched.mock.calls).toEqual([
      [
        `/tool/api/releases/documents/${index.file}`,
        expect.objectContaining({ integrity: index.integrity, priority: 'low' }),
      ],
    ]);
    expect(store.getState()).toEqual(complete);
    expect(store.getState().areas[0]).toBe(generator);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('is completed by the newest one when no gateway knows its own, also by one as old', async () => {
    for (const sequence of [5, 6]) {
      const { store } = openPartial();
      fetched.mockImplementation(async (url) =>
        String(url).endsWith('/document')
          ? Response.json(signer.sign(releaseDocument({ sequence })))
          : new Response('', { status: 404 }),
      );
      await store.complete();
      expect(store.getState()).toEqual(releaseDocument({ sequence, shell: own.shell }));
    }
  });

  test.each<[string, () => Promise<Response>]>([
    ['offline', () => Promise.reject(new TypeError('offline'))],
    [
      'altered, which the browser refuses',
      () => Promise.reject(new TypeError('Failed integrity metadata check')),
    ],
    ['answered by somebody else', async () => Response.json(createSigner().sign(complete))],
    ['answered with an older one', async () => Response.json(signer.sign(releaseDocument({ sequence: 4 })))],
  ])('stays as it is when both are %s, and is tried again', async (_what, answer) => {
    const { store } = openPartial();
    fetched.mockImplementation(async (url) =>
      String(url).endsWith('/document') ? answer() : new Response('', { status: 404 }),
    );
    await expect(store.complete()).rejects.toThrow();
    expect(store.getState()).toBe(own);
    fetched.mockResolvedValue(Response.json(complete));
    await store.complete();
    expect(store.getState()).toEqual(complete);
  });

  test('is completed by a push, and its index is not used any more', async () => {
    const { store } = openPartial();
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const completing = store.complete();
    await store.verifyAndAdopt(signer.sign(killed(6)));
    answer(Response.json(complete));
    await completing;
    expect(store.getState()).toEqual(killed(6));
  });

  test('is completed before a push with another shell, so that areas which do not fit that one stay', async () => {
    const { store } = openPartial();
    fetched.mockResolvedValue(Response.json(complete));
    const shell = { ...activeArea('shell'), release: 'ffffffffffffffff' };
    const unfit = { ...activeArea('palettes', { contract: '^2.0.0' }), release: 'eeeeeeeeeeeeeeee' };
    await store.verifyAndAdopt(
      signer.sign(releaseDocument({ sequence: 6, shell, areas: [generator, unfit] })),
    );
    expect(store.getState().areas.map(({ area, release }) => [area, release])).toEqual([
      ['generator', generator.release],
      ['palettes', activeArea('palettes').release],
    ]);
  });

  test('of an altered page is not followed, and the newest one is read', async () => {
    vi.stubGlobal('fetch', fetched.mockReset());
    const altered = { ...signer.signPage(own), signature: signer.sign(complete).signature };
    const store = createReleaseStore({ document: own, signed: altered }, reader);
    fetched.mockResolvedValue(Response.json(signer.sign(releaseDocument({ sequence: 5 }))));
    await store.complete();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/tool/api/releases/document']);
    expect(store.newestSequence()).toBe(5);
  });
});

describe('pushed changes', () => {
  const index = { file: 'f'.repeat(64), integrity: 'sha384-x', navigation: [] };
  const changes = (since: number, sequence: number, isKilled: boolean) =>
    signer.sign(
      releaseDocument({ since, sequence, index, areas: [{ ...activeArea('generator'), killed: isKilled }] }),
    );
  const newest = releaseDocument({ sequence: 9, areas: [] });
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(Response.json(signer.sign(newest))));
  });

  test('apply one after the other, without another request', async () => {
    const { store } = setUp();
    const palettes = store.getState().areas[1];
    await Promise.all([
      store.verifyAndAdopt(changes(5, 6, true)),
      store.verifyAndAdopt(changes(6, 7, false)),
      store.verifyAndAdopt(changes(7, 8, true)),
    ]);
    expect([store.getState().sequence, store.getState().index]).toEqual([8, undefined]);
    expect(store.getState().areas.map(({ area, killed: isKilled }) => [area, isKilled])).toEqual([
      ['palettes', false],
      ['generator', true],
    ]);
    expect(store.getState().areas[0]).toBe(palettes);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['a document that this tab does not have', false],
    ['a page that was altered', true],
  ])('of %s have the newest complete document read', async (_what, altered) => {
    const { store } = setUp({ altered });
    await store.trusted().catch(() => undefined);
    await store.verifyAndAdopt(changes(altered ? 5 : 6, 7, true));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/tool/api/releases/document']);
    expect(store.getState()).toEqual(newest);
  });

  test('that cannot be applied leave the document as it is while no other can be read', async () => {
    for (const answer of [Response.json(changes(7, 8, true)), new Response('', { status: 503 })]) {
      fetched.mockReset().mockResolvedValue(answer);
      const { store } = setUp();
      await store.verifyAndAdopt(changes(6, 7, true));
      expect(store.getState()).toEqual(first);
      expect(fetched).toHaveBeenCalledOnce();
    }
  });

  test('of an area that the page lacks come before its index, and then its newer index is read', async () => {
    const own = releaseDocument({ sequence: 5, areas: [activeArea('palettes')], index });
    const store = createReleaseStore({ document: own, signed: signer.signPage(own) }, reader);
    const answers: ((response: Response) => void)[] = [];
    fetched.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const completing = store.complete();
    await expect.poll(() => answers.length).toBe(1);
    await store.verifyAndAdopt(changes(5, 6, true));
    expect(store.getState()).toMatchObject({
      sequence: 6,
      index: expect.anything(),
      areas: [{}, { killed: true }],
    });
    answers[0]!(Response.json(first));
    await expect.poll(() => answers.length).toBe(2);
    answers[1]!(Response.json(killed(6)));
    await completing;
    expect(store.getState()).toEqual(killed(6));
  });

  test('with another shell are applied to the complete document, so that areas which do not fit stay', async () => {
    const own = releaseDocument({ sequence: 5, areas: [activeArea('palettes')], index });
    const store = createReleaseStore({ document: own, signed: signer.signPage(own) }, reader);
    fetched.mockReset().mockResolvedValue(Response.json(first));
    const shell = { ...activeArea('shell'), release: 'ffffffffffffffff' };
    const unfit = { ...activeArea('generator', { contract: '^2.0.0' }), release: 'eeeeeeeeeeeeeeee' };
    await store.verifyAndAdopt(
      signer.sign(releaseDocument({ sequence: 6, since: 5, shell, areas: [unfit], index })),
    );
    expect(store.getState().shell).toBe(own.shell);
    expect(store.getState().areas.map(({ area, release }) => [area, release])).toEqual([
      ['palettes', activeArea('palettes').release],
      ['generator', activeArea('generator').release],
    ]);
  });
});

test('the newest sequence is that of what was accepted last', async () => {
  const { store } = setUp();
  expect(store.newestSequence()).toBe(5);
  await store.verifyAndAdopt(signer.sign(killed(6)));
  expect(store.newestSequence()).toBe(6);
  const { store: refused } = setUp({ altered: true });
  await refused.trusted().catch(() => undefined);
  expect(refused.newestSequence()).toBeNull();
});
