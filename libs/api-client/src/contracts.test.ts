// The readers look at few fields and carry no schema; what they take and refuse is held to the contracts here.
import { API } from '@danqing/contracts/api';
import { describe, expect, it } from 'vitest';
import {
  changePalette,
  claimDownload,
  deletePalette,
  getPalette,
  listClaimedPalettes,
  listColors,
  listOwnPalettes,
  listPublicPalettes,
  reportPalette,
  savePalette,
  undeletePalette,
} from './index.ts';
import { failureOf, json, setUpServer } from './testing.ts';

const server = setUpServer();
const options = () => ({ basePath: server.basePath });
const palette = { name: '月下', colors: [{ hex: '#EEF7F2' }] };

const CALLS: [address: string, call: () => Promise<unknown>][] = [
  ['GET /api/colors', () => listColors(server.basePath)],
  ['GET /api/palettes', () => listOwnPalettes({ limit: 20 }, options())],
  ['GET /api/palettes/public', () => listPublicPalettes({}, options())],
  ['POST /api/palettes', () => savePalette(palette, { idempotencyKey: 'save-once', ...options() })],
  ['GET /api/palettes/:id', () => getPalette(12, options())],
  ['PATCH /api/palettes/:id', () => changePalette(12, { version: 1, name: '月上' }, options())],
  ['DELETE /api/palettes/:id', () => deletePalette(12, options())],
  ['POST /api/palettes/:id/undelete', () => undeletePalette(12, options())],
  ['POST /api/palettes/:id/reports', () => reportPalette(12, { reason: 'spam', text: '' }, options())],
  ['POST /api/downloads/claim', () => claimDownload({ resourceType: 'palette', resourceId: 12 }, options())],
  ['GET /api/downloads', () => listClaimedPalettes(options())],
];

describe.each(CALLS)('%s', (address, call) => {
  const example = API[address]?.example?.answer;

  it('takes what the contract gives as an example', async () => {
    expect(example).toBeDefined();
    server.answer = json(200, example);
    await call();
  });

  it('refuses what the contract refuses', async () => {
    // Outside of an array, which the specification takes for a list that is empty.
    server.answer = json(200, Array.isArray(example) ? [{}] : {});
    expect(await failureOf(call())).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  });
});
