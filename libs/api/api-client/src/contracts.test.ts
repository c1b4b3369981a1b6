// The readers check few fields and use no schema. These tests compare them with the contracts.
import { API } from '@danqing/contracts/api';
import { describe, expect, it } from 'vitest';
import {
  changeCollection,
  changeMember,
  changePalette,
  claimDownload,
  deletePalette,
  generateColor,
  getBalance,
  getCocreatedColor,
  getCollection,
  getMemberPage,
  getPalette,
  getOrder,
  getStory,
  listClaimedPalettes,
  listCollections,
  likeColor,
  listCocreatedColors,
  listCreditHistory,
  listColors,
  listDecks,
  listMemberCollections,
  listMemberPalettes,
  listOrders,
  listOwnPictures,
  listOwnPalettes,
  listPublicPalettes,
  listSameName,
  payByStripe,
  reportContent,
  savePalette,
  searchCocreatedColors,
  suggestNames,
  undeleteCollection,
  undeletePalette,
  writePoem,
} from './index.ts';
import { failureOf, json, setUpServer } from './testing.ts';

const server = setUpServer();
const options = () => ({ basePath: server.basePath });
const REPORT = { reason: 'spam', text: '' } as const;
const palette = { name: '月下', colors: [{ hex: '#EEF7F2' }] };

const CALLS: [address: string, call: () => Promise<unknown>][] = [
  ['GET /api/colors', () => listColors(server.basePath)],
  ['GET /api/history/:id', () => getStory(424, 'zh', options())],
  ['GET /api/palettes', () => listOwnPalettes({ limit: 20 }, options())],
  ['GET /api/palettes/public', () => listPublicPalettes({}, options())],
  ['POST /api/palettes', () => savePalette(palette, { idempotencyKey: 'save-once', ...options() })],
  ['GET /api/palettes/:id', () => getPalette(12, options())],
  ['PATCH /api/palettes/:id', () => changePalette(12, { version: 1, name: '月上' }, options())],
  ['DELETE /api/palettes/:id', () => deletePalette(12, options())],
  ['POST /api/palettes/:id/undelete', () => undeletePalette(12, options())],
  ['POST /api/palettes/:id/reports', () => reportContent('palette', 12, REPORT, options())],
  ['POST /api/collections/:id/reports', () => reportContent('creation', 12, REPORT, options())],
  ['POST /api/co-create/colors/:id/reports', () => reportContent('color', 12, REPORT, options())],
  ['POST /api/downloads/claim', () => claimDownload({ resourceType: 'palette', resourceId: 12 }, options())],
  ['GET /api/downloads', () => listClaimedPalettes(options())],
  ['GET /api/agent/decks', () => listDecks(undefined, options())],
  ['POST /api/ai/poem', () => writePoem('朱红', options())],
  ['GET /api/collections', () => listCollections({ page: 1, name: '朱红' }, options())],
  ['GET /api/collections/:id', () => getCollection(12, options())],
  ['PATCH /api/collections/:id', () => changeCollection(12, { is_listed: false }, options())],
  ['POST /api/collections/:id/undelete', () => undeleteCollection(12, options())],
  ['GET /api/co-create/colors', () => listCocreatedColors({}, options())],
  ['GET /api/co-create/colors/:id', () => getCocreatedColor(12, options())],
  ['GET /api/co-create/colors/by-name/:name', () => listSameName('雨后青', options())],
  ['GET /api/co-create/colors/search', () => searchCocreatedColors('雨后', options())],
  ['POST /api/co-create/colors/:id/like', () => likeColor(12, options())],
  ['POST /api/ai/generate-color', () => generateColor({ colorName: '雨后青', again: true }, options())],
  ['POST /api/ai/suggest-color-names', () => suggestNames([], options())],
  ['POST /api/users/payment/stripe-checkout', () => payByStripe(50, options())],
  ['GET /api/auth/me', () => getBalance(options())],
  ['PATCH /api/users/:id', () => changeMember(7, { name: '小月' }, options())],
  ['GET /api/users/:id/public', () => getMemberPage(7, options())],
  ['GET /api/users/:id/palettes', () => listMemberPalettes(7, { limit: 24 }, options())],
  ['GET /api/users/:id/collections', () => listMemberCollections(7, { after: 12 }, options())],
  ['GET /api/users/:id/images', () => listOwnPictures(7, 30, options())],
  ['GET /api/users/:id/credits', () => listCreditHistory(7, undefined, options())],
  ['GET /api/users/:id/orders', () => listOrders(7, 1, options())],
  ['GET /api/users/:id/orders/:orderId', () => getOrder(7, '202611230123456789AB', options())],
];

describe.each(CALLS)('%s', (address, call) => {
  const example = API[address]?.example?.answer;

  it('takes what the contract gives as an example', async () => {
    expect(example).toBeDefined();
    server.answer = json(200, example);
    await call();
  });

  it('refuses what the contract refuses', async () => {
    // `listColors` reads a body other than an array as an empty list, so a list example becomes a malformed
    // entry.
    server.answer = json(200, Array.isArray(example) ? [{}] : {});
    expect(await failureOf(call())).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  });
});
