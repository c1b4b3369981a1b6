import { beforeEach, expect, test } from 'vitest';
import { activeArea } from '../testing.tsx';
import { switchStylesheets } from './stylesheets.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

function addSheet(path: string) {
  const link = document.createElement('link');
  const sheet = { disabled: false };
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'href', { value: new URL(path, location.origin).href });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return sheet;
}
const release = (id: string) => ({ ...activeArea('generator'), base: `areas/generator/${id}/` });

test('of two releases those of the one on screen hold, also on the way back, and none is removed', () => {
  const [first, part, second] = [
    addSheet('/tool/areas/generator/r1/css/area.css'),
    addSheet('/tool/areas/generator/r1/css/619.css'),
    addSheet('/tool/areas/generator/r2/css/area.css'),
  ];
  switchStylesheets(release('r2'), '/tool/');
  expect([first?.disabled, part?.disabled, second?.disabled]).toEqual([true, true, false]);
  switchStylesheets(release('r1'), '/tool/');
  expect([first?.disabled, part?.disabled, second?.disabled]).toEqual([false, false, true]);
  expect(document.querySelectorAll('link')).toHaveLength(3);
});

test('those of others are left alone', () => {
  const others = [
    addSheet('/areas/palettes/r9/css/area.css'),
    addSheet('/areas/generator-next/r9/css/area.css'),
    addSheet('/areas/shell/r9/css/main.css'),
    addSheet('/elsewhere.css'),
  ];
  switchStylesheets(release('r2'), '/');
  expect(others.map(({ disabled }) => disabled)).toEqual([false, false, false, false]);
});

test('a style sheet that is still to come does not matter', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  expect(() => switchStylesheets(release('r1'), '/')).not.toThrow();
});
