import { API } from '@danqing/contracts/api';
import type { Color } from '@danqing/contracts/colors';
import { expect, it } from 'vitest';
import { listColors } from './colors.ts';
import { failureOf, json, setUpServer } from './testing.ts';

const [color] = API['GET /api/colors']!.example!.answer as [Color];
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
