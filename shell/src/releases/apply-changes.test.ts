import { expect, test } from 'vitest';
import { activeArea } from '../testing.tsx';
import { applyChanges } from './apply-changes.ts';
import { releaseDocument } from './testing.ts';

const index = (letter: string) => ({ file: letter.repeat(64), integrity: 'sha384-x', navigation: [] });
const generator = activeArea('generator');
const palettes = activeArea('palettes');
const killed = { ...generator, killed: true };
const complete = releaseDocument({ sequence: 5 });

test.each([
  ['replace an area', { areas: [killed] }, [palettes, killed]],
  ['add an area', { areas: [activeArea('gallery')] }, [generator, palettes, activeArea('gallery')]],
  ['leave out a retired area', { retired: [{ area: 'generator', paths: ['/'] }], areas: [] }, [palettes]],
])('changes %s and leave the others as they are', (_what, changes, areas) => {
  const pushed = releaseDocument({ sequence: 7, since: 5, index: index('b'), ...changes });
  const { retired } = pushed;
  expect(applyChanges(pushed, complete)).toEqual(
    releaseDocument({ sequence: 7, areas, ...(retired && { retired }) }),
  );
});

test('a page that lacks areas gets them from the newer index', () => {
  const page = releaseDocument({ sequence: 5, areas: [palettes], index: index('a') });
  const pushed = releaseDocument({ sequence: 6, since: 5, areas: [killed], index: index('b') });
  expect(applyChanges(pushed, page)).toEqual(
    releaseDocument({ sequence: 6, areas: [palettes, killed], index: index('b') }),
  );
});

test('changes to another document are not applied', () => {
  const pushed = releaseDocument({ sequence: 7, since: 6, areas: [killed], index: index('b') });
  expect(applyChanges(pushed, complete)).toBeNull();
  expect(applyChanges(pushed, null)).toBeNull();
});

test('a complete document replaces any other', () => {
  const pushed = releaseDocument({ sequence: 7 });
  expect(applyChanges(pushed, complete)).toEqual(pushed);
  expect(applyChanges(pushed, null)).toEqual(pushed);
});
