import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { EVIDENCE, fixtureArea, fixtureEvent, REFUSED, RELEASES, withCanary } from '../testing/fixtures.ts';
import { dialog, open, operate, plane, resizeTo, signIn } from '../testing/operate.tsx';

const { stable, earlier, fresh } = RELEASES;

const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();
const healthOf = (loads: number, failures: number) => [
  { release: stable, minutes: [{ minute: minuteAgo(), loads, failures }], outcomes: {} },
];
const named = (area: string, changes: Parameters<typeof fixtureArea>[0] = {}) =>
  fixtureArea({ ...changes, area, name: { zh: area, en: area, ja: area } });
const killed = fixtureEvent({ pointer: { stable, canary: null, killed: true } });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search areas' });
const rows = () => screen.getAllByRole('rowheader').map((header) => header.querySelector('b')?.textContent);

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

  test('names the shared token in the language of the console', async () => {
    await operate(fixtureArea({ lastMove: fixtureEvent({ actor: 'operator (shared token)' }) }));
    expect(screen.getByRole('row', { name: /Generator/ }).textContent).toContain(' · shared token · ');
  });

  test('has numbers and no chart where nothing failed', async () => {
    await operate(fixtureArea({ health: healthOf(9, 0) }));
    const row = screen.getByRole('row', { name: /Generator/ });
    expect(within(row).getByText('0 of 9')).toBeTruthy();
    expect(within(row).queryByRole('img')).toBeNull();
    plane.push(fixtureArea({ health: healthOf(9, 4) }));
    expect(await within(row).findByRole('img')).toBeTruthy();
    expect(row.textContent).toContain('4 of 9 (44.44%)');
  });

  test.each([
    ['Killed', { pointer: { stable, canary: null, killed: true } }],
    ['Forced', { forced: true, gate: REFUSED }],
  ])('marks an area as %s', async (mark, move) => {
    await operate(fixtureArea({ lastMove: fixtureEvent(move) }));
    expect(screen.getByText(mark)).toBeTruthy();
  });

  test.each([
    ['mounts', 'it works in the server’s browser'],
    ['votes', 'only visitors’ pages report it'],
    ['everywhere', 'the other areas fail as well'],
    ['network', 'network problems'],
    ['silent', 'no report from'],
  ] as const)(
    'says of a canary that stays for the cause %s that somebody should look',
    async (cause, words) => {
      const at = new Date().toISOString();
      await operate({
        ...withCanary(10),
        alert: { release: fresh, cause, at, evidence: EVIDENCE, checks: [] },
      });
      const status = screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ');
      for (const text of ['was not rolled back', '33/233', '0/1,800', words]) expect(status).toContain(text);
    },
  );

  test('says that a canary was paused automatically, not that it was rolled back', async () => {
    const area = withCanary(0);
    await operate({ ...area, lastMove: { ...area.lastMove, action: 'pause', evidence: EVIDENCE } });
    const status = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
    expect(status).toContain('was paused automatically');
    expect(status).not.toContain('rolled back');
    expect(screen.getByText('Canary paused')).toBeTruthy();
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

describe('the filter', () => {
  const areas = [
    named('tea'),
    named('gallery', { lastMove: killed }),
    { ...withCanary(), area: 'palettes', name: { zh: '调色板', en: 'Palettes', ja: 'パレット' } },
  ];

  test('lists what is in trouble first, and what a count stands for', async () => {
    await operate(...areas);
    expect(rows()).toEqual(['gallery', 'Palettes', 'tea']);
    await userEvent.click(screen.getByRole('button', { name: 'Rolling 1' }));
    expect(rows()).toEqual(['Palettes']);
    expect(screen.getByText('1 of 3 areas')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Rolling 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Trouble 1' }));
    expect(rows()).toEqual(['gallery']);
  });

  test('counts what was moved today', async () => {
    await operate(
      named('tea', { lastMove: fixtureEvent({ at: new Date().toISOString() }) }),
      ...areas.slice(1),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Changed today 1' }));
    expect(rows()).toEqual(['tea']);
  });

  test('/ focuses the search, and is typed where text is typed', async () => {
    await operate(...areas);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('');
    await userEvent.keyboard('a/b');
    expect(search().value).toBe('a/b');
    await userEvent.keyboard('{Escape}');
    expect(search().value).toBe('');
  });

  test('/ leaves a dialog alone', async () => {
    await operate(...areas.slice(0, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    dialog().getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('/');
    expect(document.activeElement).not.toBe(search());
  });

  test('stays in the address', async () => {
    await operate(...areas);
    await userEvent.type(search(), '调色 2d06');
    await userEvent.click(screen.getByRole('button', { name: 'Rolling 1' }));
    expect(new URLSearchParams(location.search).get('q')).toBe('调色 2d06');
    cleanup();
    open();
    await signIn();
    await screen.findByRole('table');
    expect(search().value).toBe('调色 2d06');
    expect(rows()).toEqual(['Palettes']);
    expect(screen.getByRole('button', { name: 'Rolling 1' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('says that a release that was found is not what runs', async () => {
    await operate(...areas);
    await userEvent.type(search(), earlier);
    const row = screen.getByRole('row', { name: /tea/ });
    expect(row.textContent).toContain(`${earlier.slice(0, 10)} is not running`);
  });

  test('says that nothing matches, and leads back to everything', async () => {
    await operate(...areas);
    await userEvent.type(search(), 'nowhere');
    expect(screen.getByText('No area matches.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(3);
    expect(location.search).toBe('');
  });

  test('renders a page of 500 areas, and finds every one of them', async () => {
    const many = Array.from({ length: 500 }, (_, index) => named(`area-${index}`));
    await operate(...many.with(499, named('area-499', { lastMove: killed })));
    expect(rows()).toHaveLength(50);
    expect(rows()[0]).toBe('area-499');
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
    expect(rows()).toHaveLength(100);
    await userEvent.click(search());
    await userEvent.paste('area-321');
    expect(rows()).toEqual(['area-321']);
  });
});

describe('on a phone', () => {
  test('a quiet area is two lines until it is tapped; one in trouble is open', async () => {
    resizeTo(375, 667);
    await operate(named('tea', { health: healthOf(9, 0) }), named('gallery', { lastMove: killed }));
    const [gallery, tea] = ['gallery', 'tea'].map((name) =>
      screen.getByRole('button', { name: new RegExp(`^${name} ${name}`) }),
    );
    expect(gallery?.getAttribute('aria-expanded')).toBe('true');
    expect(tea?.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('button', { name: 'Roll back' })).toHaveLength(1);
    expect(screen.queryByText('0 of 9')).toBeNull();
    await userEvent.click(tea!);
    expect(screen.getAllByRole('button', { name: 'Roll back' })).toHaveLength(2);
    expect(screen.getByText('0 of 9')).toBeTruthy();
  });

  test('the header has a menu, whose panels take the focus', async () => {
    resizeTo(375, 667);
    await operate();
    plane.answer('GET security-log', { entries: [] });
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByText('林澄')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Security log' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Security log' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Operator token')).toBeTruthy();
  });
});
