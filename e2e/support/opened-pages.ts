// Pages whose content has to be created first. Each worker creates it once for all tests that only read it.
import type { APIRequestContext, Page } from '@playwright/test';
import { newColorName, saveColor } from './cocreated-colors.ts';
import { paintCreation } from './creations.ts';
import { bearer, newMember, rememberMember, type Member } from './members.ts';
import { makeOrder } from './orders.ts';
import { areaReady } from './test.ts';

export async function savePalette(page: Page): Promise<number> {
  const saved = await page.request.post('/api/palettes', {
    headers: bearer(await newMember(page.request)),
    data: {
      name: '竹里馆',
      colors: [
        { hex: '#789262', name: '竹青' },
        { hex: '#F0FCFF', name: '雪白' },
      ],
    },
  });
  return ((await saved.json()) as { data: { id: number } }).data.id;
}

function once<Made>(make: (request: APIRequestContext) => Promise<Made>) {
  let made: Promise<Made> | undefined;
  return (request: APIRequestContext): Promise<Made> =>
    (made ??= make(request).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

const painter = once(async (request) => {
  const member = await newMember(request);
  return { member, ...(await paintCreation(request, member)) };
});

const cocreated = once(async (request) => {
  const { member, imageUrl } = await painter(request);
  const name = newColorName();
  await saveColor(request, await newMember(request), name, '#7D99A3');
  const id = await saveColor(request, member, name, '#3C6478', imageUrl);
  return { member, id, name };
});

const buyer = once(async (request) => {
  const member = await newMember(request);
  await saveColor(request, member, newColorName());
  await makeOrder(member, 500, 'cancel');
  await makeOrder(member, 1000, 'failure');
  await makeOrder(member, 10, null);
  return { member, order: await makeOrder(member, 100) };
});

const publisher = once(async (request): Promise<Member> => {
  const member = await newMember(request);
  const headers = bearer(member);
  const data = { name: '雨过天青', colors: [{ hex: '#63BBD0' }, { hex: '#D4E8E0' }, { hex: '#2474B5' }] };
  for (let number = 0; number < 13; number += 1) await request.post('/api/palettes', { headers, data });
  await saveColor(request, member, newColorName());
  await paintCreation(request, member);
  return member;
});

export async function openCreation(page: Page, language = ''): Promise<void> {
  const { member, collectionId } = await painter(page.request);
  await rememberMember(page, member);
  await page.goto(`${language}/collections/${collectionId}`);
  await areaReady(page);
  await page.getByRole('main').getByRole('img').first().waitFor();
}

export async function openCocreated(page: Page, language = ''): Promise<void> {
  const { member, id, name } = await cocreated(page.request);
  await rememberMember(page, member);
  await page.goto(`${language}/co-create-colors/${id}`);
  await areaReady(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export async function openProfile(page: Page, language = ''): Promise<void> {
  const { member, order } = await buyer(page.request);
  await rememberMember(page, member);
  await page.goto(`${language}/users/profile?payment=success&order=${order}`);
  await areaReady(page);
  await page.getByRole('row').nth(4).waitFor();
  await page.getByRole('status').filter({ hasText: order }).waitFor();
}

export async function openMember(page: Page, query = '', language = ''): Promise<string> {
  const member = await publisher(page.request);
  const path = `/users/${member.user.id}${query}`;
  await page.goto(`${language}${path}`);
  await areaReady(page);
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  return path;
}
