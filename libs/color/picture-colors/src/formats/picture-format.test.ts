import { describe, expect, it } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from(`ÿþ${[...text].join('\0')}\0`, (letter) => letter.charCodeAt(0));
const brands = (...names: string[]) =>
  `\0\0\0${String.fromCharCode(8 + names.length * 4)}ftyp${names.join('')}`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('pictureFormat', () => {
  it.each([
    ['iPhone HEIC', bytes(brands('heic', '\0\0\0\0', 'mif1', 'heic')), 'heif'],
    ['HEIF with a generic brand', bytes(brands('mif1', '\0\0\0\0', 'heix')), 'heif'],
    ['AVIF, also with a generic brand', bytes(brands('mif1', '\0\0\0\0', 'avif')), 'avif'],
    ['MP4', bytes(brands('isom', '\0\0\0\0', 'mp41')), null],
    ['little-endian TIFF', bytes('II*\0'), 'tiff'],
    ['big-endian BigTIFF', bytes('MM\0+'), 'tiff'],
    ['BMP', bytes('BM1234\0\0\0\0'), 'bmp'],
    ['text that begins like a BMP', bytes('BMW 320i is a car'), null],
    ['SVG', bytes(SVG), 'svg'],
    ['SVG with a prolog', bytes(`<?xml version="1.0"?>\n<!-- made by hand -->\n${SVG}`), 'svg'],
    ['SVG with a document type', bytes(`<!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY a "b">]> ${SVG}`), 'svg'],
    ['SVG in UTF-16', utf16(SVG), 'svg'],
    ['SVG with a prefix', bytes('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'), 'svg'],
    ['HTML with a drawing', bytes(`<html>${SVG}`), null],
    ['text', bytes('svg'), null],
    ['nothing', bytes(''), null],
  ])('of %s', (_what, given, expected) => expect(pictureFormat(given)).toBe(expected));
});
