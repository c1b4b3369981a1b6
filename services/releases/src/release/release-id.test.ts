import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { canonicalJson, releaseId, sha384 } from './release-id.ts';

const reversed = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

test('the order of keys does not change the canonical text', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(reversed(value)) === canonicalJson(value)));
});

test('the canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the order of an array does change it', () => {
  expect(canonicalJson(['a', 'b'])).not.toBe(canonicalJson(['b', 'a']));
});

const describing = (bytes: Uint8Array) =>
  ({ files: { 'entry.js': sha384(bytes) } }) as unknown as ReleaseDescriptor;

test('one changed byte of one file gives another id', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, at, flip) => {
        const changed = bytes.map((byte, index) => (index === at % bytes.length ? byte ^ flip : byte));
        expect(releaseId(describing(changed))).not.toBe(releaseId(describing(bytes)));
      },
    ),
  );
});

test('where the sources come from does not change the id', () => {
  const descriptor = describing(Buffer.from('bytes'));
  const source = { commit: 'a'.repeat(40), dirty: false };
  expect(releaseId({ ...descriptor, source })).toBe(releaseId(descriptor));
});

test('the id is that of the format: sha256 over {"a":1} begins with 015abd7f5cc57a2d', () => {
  expect(releaseId({ a: 1 } as unknown as ReleaseDescriptor)).toBe('015abd7f5cc57a2d');
});
