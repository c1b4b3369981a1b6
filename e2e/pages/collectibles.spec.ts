import type { NftItem } from '@danqing/contracts/cocreate';
import { areaReady, expect, test } from '../support/test.ts';

const item = (id: number): NftItem => ({
  id,
  token_id: String(1200 + id),
  owner_address: '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2',
  network: null,
  rarity: null,
  metadata_url: null,
  color: {
    name: `晚渡${id}`,
    hex: '#7A5C7E',
    image_url: null,
    description: '最后一班渡船靠岸，江面上只剩下灯影与桨声。'.repeat(12),
  },
  author: { name: '何青禾' },
});

test('collectibles stand in 1, 2 or 3 columns by width, with two lines of description (part 2 §2, NFT list)', async ({
  page,
}) => {
  const preloaded = { items: [1, 2, 3, 4].map(item), total: 4, minting: true };
  await page.addInitScript((preloadedNfts) => void Object.assign(window, { preloadedNfts }), preloaded);
  // The page requests the list as well; that response must not replace the preloaded items.
  await page.route('**/api/nfts?**', (route) => route.fulfill({ json: preloaded }));
  for (const [width, columns] of [
    [375, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/nfts');
    await areaReady(page);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const lines = await cards
      .first()
      .getByText('最后一班渡船靠岸')
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    expect(Math.round(lines)).toBe(2);
  }
});
