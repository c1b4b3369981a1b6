import { READABLE_EXTENSIONS } from '@danqing/palette-formats';
import { PICTURE_TYPES } from '@danqing/picture-colors';
import { describe, expect, it } from 'vitest';
import { IMPORT_TYPES, isPicture, nameOfFile } from './import-types.ts';

describe('the files to import', () => {
  it('are offered by the endings that are read', () => {
    expect(IMPORT_TYPES.toSorted()).toEqual(
      [...READABLE_EXTENSIONS.map((one) => `.${one}`), ...PICTURE_TYPES.split(',')].toSorted(),
    );
  });

  it.each([
    ['image/png', 'x', true],
    ['image/svg+xml', 'x.svg', false],
    ['', 'x.JPG', true],
    ['', 'x.heic', true],
    ['', 'x.tif', true],
    ['', 'png', false],
    ['application/json', 'x.png', true],
    ['text/css', 'x.css', false],
  ])('of type %j called %j are pictures: %s', (type, name, expected) =>
    expect(isPicture({ type, name })).toBe(expected),
  );

  it.each([
    ['山水.png', '山水'],
    ['IMG 1.final.jpeg', 'IMG 1.final'],
    ['no ending', 'no ending'],
    ['.png', ''],
  ])('called %j give the name %j', (name, expected) => expect(nameOfFile(name)).toBe(expected));
});
