import { describe, expect, test } from 'vitest';
import { responseProblems, API, API_BY_SERVICE, findApiRoute, openApiDocument } from './index.ts';

const routes = Object.entries(API);

test('no two services have the same route', () => {
  const addresses = Object.values(API_BY_SERVICE).flatMap(Object.keys);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('the published description leaves out the routes of development servers', () => {
  const hidden = Object.keys(API).filter((address) => /\/(?:dev|sandbox)\//.test(address));
  expect(hidden).toHaveLength(4);
  expect(hidden.filter((address) => !API[address]!.development)).toEqual([]);
  expect(Object.keys(openApiDocument().paths).filter((path) => /\/(?:dev|sandbox)\//.test(path))).toEqual([]);
});

describe('the examples', () => {
  test.each(routes)('%s takes its example body', (_address, { body, example }) => {
    if (body && example?.body !== undefined) expect(body.safeParse(example.body).error).toBeUndefined();
    else expect(example?.body).toBeUndefined();
  });
  test.each(routes)('%s may answer with its example', (address, { answers, example }) => {
    const status = Number(Object.keys(answers)[0]);
    if (example?.answer === undefined) return;
    const [method = '', path = ''] = address.split(' ');
    const answer = { contentType: 'application/json', text: JSON.stringify(example.answer) };
    expect(responseProblems({ method, path, status, ...answer })).toEqual([]);
  });
});

test('a literal segment wins over a parameter', () => {
  expect(findApiRoute(API, 'GET', '/api/palettes/public')?.address).toBe('GET /api/palettes/public');
  expect(findApiRoute(API, 'HEAD', '/api/palettes/12')?.address).toBe('GET /api/palettes/:id');
  expect(findApiRoute(API, 'PUT', '/api/palettes/12')).toBeUndefined();
});

describe('responseProblems', () => {
  const answer = (status: number, body: object, path = '/api/auth/logout') =>
    responseProblems({
      method: 'POST',
      path,
      status,
      contentType: 'application/json; charset=utf-8',
      text: JSON.stringify(body),
    });
  const error = { success: false, message: 'x', error: 'x', traceId: 'x' };

  test('finds nothing in an answer by the contract', () => {
    expect(answer(200, { success: true })).toEqual([]);
    expect(answer(401, { ...error, code: 'UNAUTHENTICATED' })).toEqual([]);
  });
  test('finds a field that is not in the contract', () => {
    expect(answer(200, { success: true, secret: 1 })).toEqual([
      'POST /api/auth/logout answered 200: /secret is not in the contract',
    ]);
  });
  test('finds a missing field', () => {
    expect(answer(200, {})).toEqual([expect.stringContaining('success')]);
  });
  test('finds another status and another error', () => {
    expect(answer(201, { success: true })).toEqual([expect.stringContaining('no such status')]);
    expect(answer(404, { ...error, code: 'PALETTE_NOT_FOUND' })).toEqual([
      expect.stringContaining('PALETTE_NOT_FOUND is none of its errors'),
    ]);
  });
  test('lets a client have what it has already', () => {
    const cached = { method: 'GET', path: '/api/colors', status: 304, contentType: '', text: '' };
    expect(responseProblems(cached)).toEqual([]);
  });
  test('says nothing of what is in no contract', () => {
    expect(answer(200, {}, '/api/secret')).toEqual([]);
  });
});
