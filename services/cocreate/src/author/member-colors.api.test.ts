import type { CocreatedColorsResponse } from '@danqing/contracts/cocreate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';
import { MemberColors } from './member-colors.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());

it('counts what everybody sees of a member, and shows them by their new name', async () => {
  const colors = cocreate.app.get(MemberColors);
  const shown = await cocreate.save(51, { name: '雨后青', hex: '#7D99A3' });
  const gone = await cocreate.save(51, { name: '雨后青', hex: '#7D99A4' });
  const hidden = await cocreate.save(51, { name: '雨后青', hex: '#7D99A5' });
  await cocreate.save(52, { name: '竹影', hex: '#3F6B4A' });
  await cocreate.call('DELETE', `/api/co-create/colors/${gone}`, undefined, { as: 51 });
  const hide = `/api/operator/co-create/colors/${hidden}/hide`;
  await cocreate.call('POST', hide, { reason: '广告' }, { operator: true });
  expect([await colors.countPublic(51), await colors.countPublic(59)]).toEqual([1, 0]);
  expect(await colors.listPublic(51, 9)).toEqual([
    { path: `/co-create-colors/${shown}`, name: '雨后青', hexes: ['#7D99A3'] },
  ]);

  await colors.updateAuthor(51, { name: '何青禾', hasPage: false });
  const list = await cocreate.call('GET', '/api/co-create/colors?userId=51');
  expect(list.json<CocreatedColorsResponse>().items[0]?.user).toMatchObject({
    id: 51,
    name: '何青禾',
    has_page: false,
  });
});
