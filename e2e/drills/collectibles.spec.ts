import { freePort } from '@danqing/nest-kit/free-ports';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { startLocalChain, type LocalChain } from '../support/local-chain.ts';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

const TESTNET = 71;
const HOLDER = '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2';
/** Function selectors of `tokenURI(uint256)` and `ownerOf(uint256)`. */
const [TOKEN_URI, OWNER_OF] = ['0xc87b56dd', '0x6352211e'];

let chain: LocalChain;
let site: Site;
let contract = '';

test.beforeAll(async () => {
  chain = await startLocalChain(TESTNET);
  const port = String(await freePort());
  const settings = await chain.deploy(`http://localhost:${port}`);
  contract = settings.CHAIN_CONTRACT ?? '';
  site = await startSite({ env: { ...settings, CHAIN_CONFIRMATIONS: '2', PORT: port } });
});
test.afterAll(async () => {
  await site.stop();
  await chain.stop();
});

test.use({ expectedErrors: [/status of 400/] });

test('a member has a colour minted, and the chain, the list and a wallet say the same of it', async ({
  page,
  playwright,
}) => {
  const call = (selector: string, id: number) =>
    chain.call<string>('eth_call', [
      { to: contract, data: selector + id.toString(16).padStart(64, '0') },
      'latest',
    ]);
  const request = await playwright.request.newContext({ baseURL: site.url });
  const member = await newMember(request, site.url);
  await rememberMember(page, member);
  const [name, hex] = [newColorName(), '#7A5C7E'];
  const id = await saveColor(request, member, name, hex);

  await page.goto(`${site.url}/co-create-colors/${id}`);
  await areaReady(page);
  const box = page.getByRole('region', { name: '链上凭证' });
  await expect(box.getByText('树图公链测试网')).toBeVisible();
  const address = box.getByRole('textbox');
  await address.fill('0x41ac');
  await box.getByRole('button', { name: '铸造藏品' }).click();
  await expect(box.getByText(/0x 地址/)).toBeVisible();
  await expect(address).toHaveValue('0x41ac');
  await address.fill(HOLDER);
  await box.getByRole('button', { name: '铸造藏品' }).click();
  // The page polls every 15 seconds.
  await expect(box.getByRole('status')).toHaveText('已发送，等待确认', { timeout: 40_000 });

  await chain.call('anvil_mine', ['0x5']);
  const next = await saveColor(request, member, newColorName(), hex);
  const asked = await request.post(`/api/co-create/colors/${next}/mint`, {
    headers: bearer(member),
    data: { address: HOLDER },
  });
  expect(asked.status()).toBe(202);
  await expect(box.getByRole('status')).toHaveText('已上链', { timeout: 40_000 });
  const transaction = await box.getByRole('link').getAttribute('href');
  expect(transaction).toMatch(/^https:\/\/evmtestnet\.confluxscan\.org\/tx\/0x[0-9a-f]{64}$/);
  const receipt = await chain.call<{ status: string; to: string }>('eth_getTransactionReceipt', [
    transaction?.split('/').at(-1),
  ]);
  expect(receipt).toMatchObject({ status: '0x1', to: contract.toLowerCase() });

  await page.goto(`${site.url}/nfts`);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Conflux eSpace Testnet').first()).toBeVisible();
  await expect(card.getByText(hex)).toBeVisible();

  expect(await call(OWNER_OF, id)).toBe(`0x${HOLDER.slice(2).padStart(64, '0')}`);
  const encoded = Buffer.from((await call(TOKEN_URI, id)).slice(2), 'hex');
  const length = Number(BigInt(`0x${encoded.subarray(32, 64).toString('hex')}`));
  const metadata = encoded.subarray(64, 64 + length).toString();
  expect(metadata).toBe(`${new URL(site.url).origin}/api/nfts/metadata/${id}`);
  const token = (await (await request.get(metadata)).json()) as { name: string; image: string };
  expect(token.name).toBe(name);
  const picture = await request.get(token.image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/svg\+xml/),
  ]);
  expect(await picture.text()).toContain(hex);
  await request.dispose();
});
