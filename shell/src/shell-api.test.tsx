import type * as ShellSdk from '@danqing/shell-sdk';
import type { ShellApi } from '@danqing/shell-sdk';
import { renderInShell, type FakeShell } from '@danqing/shell-sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSite } from './testing.tsx';

const connected = vi.hoisted(() => [] as ShellApi[]);
vi.mock('@danqing/shell-sdk', async (original) => {
  const sdk = await original<typeof ShellSdk>();
  const connectShell = (api: ShellApi) => {
    connected.push(api);
    sdk.connectShell(api);
  };
  return { ...sdk, connectShell };
});
afterEach(() => vi.restoreAllMocks());

/** Members that the test shell records in addition to the API. A new one must be listed here. */
const RECORDED: Record<Exclude<keyof FakeShell, keyof ShellApi>, true> = {
  toasts: true,
  navigations: true,
  accents: true,
  titles: true,
  devicesOpened: true,
  unsavedWork: true,
  loginsWaiting: true,
  location: true,
  setTheme: true,
  signIn: true,
  signOut: true,
  expire: true,
  closeSignIn: true,
};

test('areas are tested against exactly what the shell offers', () => {
  renderSite({ path: '/nowhere' });
  const real = connected.at(-1) as ShellApi;
  const { shell: fake } = renderInShell(<p />);
  const offered = Object.keys(fake).filter((key) => !(key in RECORDED));
  expect(offered.sort()).toEqual(Object.keys(real).sort());
  for (const key of Object.keys(real) as (keyof ShellApi)[]) {
    expect([key, typeof fake[key]]).toEqual([key, typeof real[key]]);
  }
  for (const store of ['theme', 'session', 'pages'] as const) {
    expect(Object.keys(real[store].getState())).toEqual(Object.keys(fake[store].getState()));
  }
});
