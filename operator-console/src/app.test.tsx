import type { GateResult } from '@danqing/contracts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { createLanguage, LanguageContext } from './language/language.ts';
import { FakePlane, TOKEN } from './testing/fake-plane.ts';
import {
  fixtureArea,
  fixtureDescriptor,
  fixtureEvent,
  fixtureSummary,
  RELEASES,
} from './testing/fixtures.ts';

const { stable, earlier, fresh } = RELEASES;
/** What a start leaves behind, which opens no browser. */
const NOT_MOUNTED: GateResult = {
  verdict: 'unknown',
  checks: [
    { check: 'files', verdict: 'compatible', reason: '' },
    { check: 'smoke', verdict: 'unknown', reason: 'npm start opens no browser' },
  ],
};

const REFUSED: GateResult = {
  verdict: 'incompatible',
  checks: [
    { check: 'files', verdict: 'compatible', reason: '' },
    { check: 'shared', verdict: 'incompatible', reason: 'react ^20 is wanted' },
  ],
};
const withCanary = (weight = 10) =>
  fixtureArea({
    lastMove: fixtureEvent({
      action: 'canary',
      to: fresh,
      pointer: { stable, canary: { release: fresh, weight }, killed: false },
    }),
  });

let plane: FakePlane;
beforeEach(() => {
  plane = new FakePlane(fixtureArea());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => plane.fetch(url, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function open(basePath = '/') {
  render(
    <LanguageContext value={createLanguage('en')}>
      <App basePath={basePath} />
    </LanguageContext>,
  );
}
async function signIn(token = TOKEN, name = '林澄') {
  await userEvent.type(await screen.findByLabelText('Operator token'), token);
  await userEvent.type(screen.getByLabelText('Your name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
/** Signed in, connected, with these areas. */
async function operate(...areas: ReturnType<typeof fixtureArea>[]) {
  if (areas.length > 0) plane = new FakePlane(...areas);
  open();
  await signIn();
  await screen.findByRole('table');
  await vi.waitFor(() => expect(plane.streams).toBe(1));
}
async function choose(action: string) {
  await userEvent.click(screen.getByRole('button', { name: /^More actions for/ }));
  await userEvent.click(screen.getByRole('button', { name: action }));
}
const dialog = () => within(screen.getByRole('dialog'));
const giveReason = (reason = 'it breaks') => userEvent.type(dialog().getByLabelText(/^Reason/), reason);
const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const accept = (sequence = 13) =>
  plane.answer('POST areas/generator/moves', {
    event: fixtureEvent({ sequence, action: 'rollback', to: earlier }),
  });

describe('signing in', () => {
  test('sends the token and the name, and keeps both for this tab only', async () => {
    open('/site/');
    await signIn();
    await screen.findByRole('table');
    const { headers } = plane.requests[0]!;
    expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(headers.get('x-operator')).toBe(encodeURIComponent('林澄'));
    expect(sessionStorage.getItem('danqing.operator')).toContain(TOKEN);
    expect(JSON.stringify(localStorage)).not.toContain(TOKEN);
  });

  test('the token is typed unseen', async () => {
    open();
    expect((await screen.findByLabelText('Operator token')).getAttribute('type')).toBe('password');
  });

  test.each([
    ['a wrong token', 401, {}, /This is not the token/],
    ['too many attempts', 429, { 'retry-after': '40' }, /Try again in 40 s/],
    ['too many attempts, without an end', 429, {}, /in a few minutes/],
  ] as const)('says what to do after %s, and keeps what was typed', async (_, status, headers, sentence) => {
    plane.answer('GET overview', { code: 'X', message: 'x' }, status, headers);
    open();
    await signIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('林澄');
    expect(sessionStorage.getItem('danqing.operator')).toBeNull();
  });

  test('asks for token and name before it asks the server', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(plane.requests).toEqual([]);
  });

  test('comes back after a reload, and signs out', async () => {
    await operate();
    cleanup();
    open();
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('林澄');
    expect(sessionStorage.getItem('danqing.operator')).toBeNull();
  });

  test('a token that was changed meanwhile ends the session with a sentence', async () => {
    await operate();
    plane.answer('GET stream', { code: 'UNAUTHENTICATED', message: 'x' }, 401);
    plane.cut();
    plane.reachable = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no longer valid');
  });
});

describe('the table', () => {
  test('shows what runs, how it does, and who moved it last and why', async () => {
    const area = withCanary(25);
    const minute = new Date(Date.now() - 60_000).toISOString();
    await operate({
      ...area,
      health: [
        { release: stable, minutes: [{ minute, loads: 1000, failures: 1 }], outcomes: {} },
        { release: fresh, minutes: [{ minute, loads: 200, failures: 10 }], outcomes: {} },
      ],
    });
    const row = screen.getByRole('row', { name: /Generator/ });
    for (const text of [stable.slice(0, 10), '25%', '周未', '新的取色器', 'In canary'])
      expect(row.textContent).toContain(text);
    const chart = within(row).getByRole('img');
    expect(chart.getAttribute('aria-label')).toContain('200 loads, 10 failed (5%)');
  });

  test.each([
    ['Killed', { pointer: { stable, canary: null, killed: true } }],
    ['Forced', { forced: true, gate: REFUSED }],
    ['Not mounted', { forced: true, gate: NOT_MOUNTED }],
  ])('marks an area as %s', async (mark, move) => {
    await operate(fixtureArea({ lastMove: fixtureEvent(move) }));
    expect(screen.getByText(mark)).toBeTruthy();
  });

  test('follows what is pushed', async () => {
    await operate();
    plane.push(fixtureArea({ lastMove: fixtureEvent({ sequence: 13, actor: 'operator 沈砚' }) }));
    expect(await screen.findByText(/沈砚/)).toBeTruthy();
    expect(screen.getByText('#13')).toBeTruthy();
  });

  test('says since when the connection is lost, greys what stands there, and recovers', async () => {
    await operate();
    plane.cut();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Connection lost.*\d\d:\d\d:\d\d/);
    expect(screen.getByRole('table').className).toContain('stale');
    plane.reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('table').className).not.toContain('stale');
  });
});

describe('rolling back', () => {
  test('goes to the stable release before, with the reason and what was seen', async () => {
    await operate();
    plane.answer('GET areas/generator/history', {
      events: [
        fixtureEvent(),
        fixtureEvent({ sequence: 8, pointer: { stable: earlier, canary: null, killed: false } }),
      ],
    });
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await vi.waitFor(() => expect(dialog().getByRole<HTMLSelectElement>('combobox').value).toBe(earlier));
    await giveReason();
    await submit('Roll back Generator');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plane.moves()).toEqual([{ action: 'rollback', release: earlier, reason: 'it breaks', seen: 12 }]);
    expect(screen.getByText(/^Move 13: Generator/)).toBeTruthy();
  });

  test('moves nothing without a reason', async () => {
    await operate();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await submit('Roll back Generator');
    expect(dialog().getByRole('alert').textContent).toBe('Say why.');
    expect(document.activeElement).toBe(dialog().getByLabelText(/^Reason/));
    expect(plane.moves()).toEqual([]);
  });

  test('takes a running canary back', async () => {
    await operate(withCanary());
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await giveReason();
    await submit('Roll back Generator');
    expect(plane.moves()).toEqual([{ action: 'rollback', reason: 'it breaks', seen: 12 }]);
  });

  test('works while the history cannot be read: the server decides', async () => {
    await operate();
    plane.answer('GET areas/generator/history', { code: 'INTERNAL', message: 'x' }, 500);
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await dialog().findByText(/history cannot be read/);
    await giveReason();
    await submit('Roll back Generator');
    expect(plane.moves()).toEqual([{ action: 'rollback', reason: 'it breaks', seen: 12 }]);
  });

  test('names who moved the area meanwhile, and starts again with the reason as typed', async () => {
    await operate();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await giveReason();
    const theirs = fixtureEvent({ sequence: 14, actor: 'operator 沈砚', reason: '先停一停', action: 'kill' });
    plane.overview = { ...plane.overview, sequence: 14, areas: [fixtureArea({ lastMove: theirs })] };
    plane.answer('POST areas/generator/moves', { code: 'POINTER_MOVED', message: 'moved' }, 409);
    await submit('Roll back Generator');
    const note = await dialog().findByText(/沈砚 moved this area at/);
    expect(note.textContent).toContain('先停一停');
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Roll back Generator' }).disabled).toBe(
      true,
    );
    accept(15);
    await userEvent.click(dialog().getByRole('button', { name: /^Start again/ }));
    expect(dialog().getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('it breaks');
    await submit('Roll back Generator');
    expect(plane.moves().map(({ seen }) => seen)).toEqual([12, 14]);
  });

  test('does not pretend to know when nothing answers', async () => {
    await operate();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await giveReason();
    plane.reachable = false;
    await submit('Roll back Generator');
    expect((await dialog().findByRole('alert')).textContent).toContain('not known whether anything moved');
  });
});

describe('forcing', () => {
  test('is offered after the gate refused, in red, and needs a tick', async () => {
    await operate();
    plane.answer(
      'POST areas/generator/moves',
      {
        code: 'GATE_REFUSED',
        message: 'The gate says incompatible.',
        problems: ['shared: x'],
        gate: REFUSED,
      },
      409,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    expect(dialog().queryByRole('checkbox')).toBeNull();
    await giveReason();
    await submit('Roll back Generator');
    expect(await dialog().findByText('react ^20 is wanted')).toBeTruthy();
    await submit('Roll back Generator');
    expect(dialog().getByText(/Tick the box/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog().getByRole('checkbox'));
    expect(plane.moves()).toHaveLength(1);
    accept();
    await userEvent.click(dialog().getByRole('checkbox'));
    await submit('Roll back Generator');
    expect(plane.moves()[1]).toMatchObject({ action: 'rollback', force: true, reason: 'it breaks' });
  });

  test('is asked for before an activation that the gate does not pass', async () => {
    await operate();
    plane.answer('POST areas/generator/check', REFUSED);
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    await dialog().findByText('react ^20 is wanted');
    await giveReason();
    await submit('Start canary');
    expect(plane.moves()).toEqual([]);
    await userEvent.click(dialog().getByRole('checkbox'));
    await submit('Start canary');
    expect(plane.moves()).toMatchObject([{ action: 'canary', release: fresh, weight: 10, force: true }]);
  });
});

describe('the other moves', () => {
  test('starts a canary with its weight after asking the gate about it', async () => {
    await operate();
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    const weight = dialog().getByLabelText('Weight (%)');
    await userEvent.clear(weight);
    await giveReason();
    await submit('Start canary');
    expect(dialog().getByRole('alert').textContent).toContain('from 1 to 99');
    expect(plane.moves()).toEqual([]);
    await userEvent.type(weight, '25');
    await submit('Start canary');
    expect(plane.requests.find(({ path }) => path.endsWith('/check'))?.body).toEqual({ release: fresh });
    expect(plane.moves()).toEqual([
      { action: 'canary', release: fresh, weight: 25, reason: 'it breaks', seen: 12 },
    ]);
  });

  test('activates the chosen release for everybody', async () => {
    await operate();
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    await userEvent.selectOptions(dialog().getByLabelText('Release'), earlier);
    await userEvent.click(dialog().getByRole('radio', { name: 'Everybody' }));
    await giveReason();
    await submit('Activate for everybody');
    expect(plane.moves()).toEqual([{ action: 'activate', release: earlier, reason: 'it breaks', seen: 12 }]);
  });

  const killed = fixtureArea({
    lastMove: fixtureEvent({ action: 'kill', pointer: { stable, canary: null, killed: true } }),
  });
  const quarantined = fixtureArea({
    releases: [fixtureSummary(), fixtureSummary({ release: fresh, quarantined: true })],
  });
  test.each([
    ['Promote canary', withCanary(), 'Promote canary', { action: 'promote' }],
    ['Change weight', withCanary(10), 'Change weight', { action: 'canary', release: fresh, weight: 10 }],
    ['Kill area', fixtureArea(), 'Kill area', { action: 'kill' }],
    ['Revive area', killed, 'Revive area', { action: 'revive' }],
    ['Quarantine a release', withCanary(), 'Quarantine a release', { action: 'quarantine', release: fresh }],
    ['Lift quarantine', quarantined, 'Lift quarantine', { action: 'unquarantine', release: fresh }],
  ])('%s sends its move', async (menu, area, button, wish) => {
    await operate(area);
    accept();
    await choose(menu);
    await giveReason();
    await submit(button);
    expect(plane.moves()).toEqual([{ ...wish, reason: 'it breaks', seen: 12 }]);
  });

  test('the shell cannot be killed', async () => {
    await operate(fixtureArea({ area: 'shell', name: { zh: '丹青', en: 'Shell', ja: '丹青' } }));
    await userEvent.click(screen.getByRole('button', { name: /^More actions for/ }));
    expect(screen.queryByRole('button', { name: 'Kill area' })).toBeNull();
  });
});

describe('the history', () => {
  const evidence = {
    canary: { release: fresh, loads: 1187, failures: 31 },
    stable: { release: stable, loads: 22540, failures: 2 },
    others: { loads: 91022, failures: 14 },
    ratio: 412.7,
    limit: 100,
    outcomes: { chunk: 27, network: 4 },
  };

  test('opens an automatic rollback with its evidence from the alert', async () => {
    const lastMove = fixtureEvent({ action: 'quarantine', to: fresh, evidence, actor: 'release plane' });
    await operate(fixtureArea({ lastMove }));
    plane.answer('GET areas/generator/history', { events: [lastMove] });
    await userEvent.click(screen.getByRole('button', { name: 'Show evidence' }));
    const table = await screen.findByRole('table', { name: /^Evidence/ });
    expect(within(table).getByRole('row', { name: /^Canary/ }).textContent).toContain('2.61%');
    expect(screen.getByText('chunk 27')).toBeTruthy();
  });

  test('reads older pages, marks forced moves, and shows what the gate said', async () => {
    await operate();
    const page = Array.from({ length: 30 }, (_, index) => fixtureEvent({ sequence: 40 - index }));
    plane.answer('GET areas/generator/history', {
      events: [{ ...page[0]!, forced: true, gate: REFUSED }, ...page.slice(1)],
    });
    await choose('History');
    expect(await screen.findByText('forced')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Details of move 40' }));
    expect(screen.getByText('react ^20 is wanted')).toBeTruthy();
    expect(screen.getByText('4f1c9a2b77aa')).toBeTruthy();
    const uncommitted = { sequence: 10, commit: null, dirty: true };
    plane.answer('GET areas/generator/history', { events: [fixtureEvent(uncommitted)] });
    await userEvent.click(screen.getByRole('button', { name: 'Older moves' }));
    expect(await screen.findByText('There are no older ones.')).toBeTruthy();
    expect(plane.requests.at(-1)?.path).toBe('areas/generator/history?limit=30&before=11');
    await userEvent.click(screen.getByRole('button', { name: 'Details of move 10' }));
    expect(screen.getByText('uncommitted changes')).toBeTruthy();
  });

  test('compares the two releases of a move', async () => {
    await operate();
    plane.answer('GET areas/generator/history', { events: [fixtureEvent()] });
    const descriptor = fixtureDescriptor();
    plane.answer(`GET areas/generator/releases/${earlier}`, { summary: fixtureSummary(), descriptor });
    plane.answer(`GET areas/generator/releases/${stable}`, {
      summary: fixtureSummary(),
      descriptor: { ...descriptor, shared: { react: '^20.0.0' } },
    });
    await choose('History');
    await userEvent.click(await screen.findByRole('button', { name: 'Details of move 12' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare the two releases' }));
    expect(await screen.findByText('^20.0.0')).toBeTruthy();
  });
});

describe('publishers', () => {
  const publisher = {
    id: 7,
    name: 'ci',
    area: 'generator',
    created_by: 'operator 周未',
    created_at: '2026-03-01T08:00:00Z',
    last_used_at: null,
    revoked_by: null,
    revoked_at: null,
  };

  test('shows a new token once, and takes one away at the second press', async () => {
    await operate();
    plane.answer('GET publishers', { publishers: [] });
    plane.answer('POST publishers', { publisher, token: 'danqing-publisher-x' });
    plane.answer('DELETE publishers/7', { publisher: { ...publisher, revoked_by: 'operator 林澄' } });
    await userEvent.click(screen.getByRole('button', { name: 'Publishers' }));
    await userEvent.type(await screen.findByLabelText('Name of the publisher'), 'ci');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('danqing-publisher-x')).toBeTruthy();
    expect(plane.requests.at(-1)?.body).toEqual({ name: 'ci', area: 'generator' });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke ci' }));
    expect(plane.requests.at(-1)?.method).toBe('POST');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke ci for good' }));
    expect(await screen.findByText('revoked by 林澄')).toBeTruthy();
  });
});
