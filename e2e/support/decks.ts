import { expect, type Page } from '@playwright/test';
import { bearer, newMember, type Member } from './members.ts';
import { areaReady } from './test.ts';

export async function savePublicPalette(page: Page, member?: Member): Promise<Member> {
  const owner = member ?? (await newMember(page.request));
  const colors = ['#1F4B6E', '#4C8DAE', '#C9A063', '#F6F4EA'].map((hex) => ({ hex }));
  const data = { name: '江南春水', is_public: true, colors };
  const answer = await page.request.post('/api/palettes', { headers: bearer(owner), data });
  expect(answer.ok()).toBe(true);
  return owner;
}

export const WORDS = {
  '': { topic: '主题', generate: '生成演示文稿', pptx: '下载 PPTX' },
  '/en': { topic: 'Topic', generate: 'Generate slides', pptx: 'Download PPTX' },
  '/ja': { topic: 'テーマ', generate: 'スライドを生成', pptx: 'PPTX を保存' },
} as const;

export async function makeDeck(page: Page, topic: string, language: keyof typeof WORDS = ''): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${language}/agent`);
  await areaReady(page);
  await page.getByRole('textbox', { name: words.topic }).fill(topic);
  await page.getByRole('button', { name: words.generate }).click();
  await expect(page.getByRole('button', { name: words.pptx })).toBeVisible();
}
