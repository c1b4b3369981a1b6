import { expect, it } from 'vitest';
import { listColors } from './colors.ts';
import { failureOf, json, setUpServer } from './testing.ts';

const color = {
  id: 1,
  name: '月白',
  pinyin: 'yuè bái',
  pinyin_plain: 'yuebai',
  initials: 'yb',
  gloss_en: 'Moon white',
  gloss_ja: '月白（げっぱく）',
  hex: '#EEF7F2',
  rgb: '238,247,242',
  cmyk: '11,0,8,0',
  cmyk_origin: 'published',
  collection: 'sepu',
  page: 3,
  history_id: null,
  provenance: [{ collection: 'sepu', hex: '#EEF7F2' }],
};
const server = setUpServer();

it('returns the colours', async () => {
  server.answer = json(200, [color]);
  await expect(listColors(server.basePath)).resolves.toEqual([color]);
  expect(server.asked.url).toBe('/tool/api/colors');
});

it.each([[{ items: [] }], [null], ['colours']])('treats the answer %j as an empty list', async (body) => {
  server.answer = json(200, body);
  await expect(listColors(server.basePath)).resolves.toEqual([]);
});

it('refuses a list with a malformed colour', async () => {
  server.answer = json(200, [{ ...color, hex: 'red' }]);
  expect(await failureOf(listColors(server.basePath))).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
});

it('refuses an answer that is no JSON', async () => {
  server.answer = (response) => response.writeHead(200).end('<!doctype html>');
  expect(await failureOf(listColors(server.basePath))).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
});
