import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { App } from '../app.tsx';
import { createLanguage, LanguageContext } from '../language/language.ts';
import { FakePlane, TOKEN } from './fake-plane.ts';
import { fixtureArea, fixtureEvent, RELEASES } from './fixtures.ts';

export let plane: FakePlane;

beforeEach(() => {
  plane = new FakePlane(fixtureArea());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => plane.fetch(url, init));
});

const isPhone = () => matchMedia('(max-width: 40rem)').matches;

export function resizeTo(width: number, height: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width, height });
}

afterEach(() => {
  cleanup();
  resizeTo(1024, 768);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export function open(basePath = '/', pageToken: string | null = null) {
  render(
    <LanguageContext value={createLanguage('en')}>
      <App basePath={basePath} pageToken={pageToken} />
    </LanguageContext>,
  );
}

export async function signIn(token = TOKEN) {
  await userEvent.type(await screen.findByLabelText('Operator token'), token);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

export async function operate(...areas: ReturnType<typeof fixtureArea>[]) {
  if (areas.length > 0) plane = new FakePlane(...areas);
  open();
  await signIn();
  await screen.findByRole(isPhone() ? 'list' : 'table', { name: 'Release state of every area' });
  await vi.waitFor(() => expect(plane.streams).toBe(1));
}

export async function choose(action: string) {
  await userEvent.click(screen.getByRole('button', { name: /^More actions for/ }));
  await userEvent.click(screen.getByRole('button', { name: action }));
}

export const dialog = () => within(screen.getByRole('dialog'));

export const giveReason = (reason = 'it breaks') =>
  userEvent.type(dialog().getByLabelText(/^Reason/), reason);

export const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

export const accept = (sequence = 13) =>
  plane.answer('POST areas/generator/moves', {
    event: fixtureEvent({ sequence, action: 'rollback', to: RELEASES.earlier }),
  });
