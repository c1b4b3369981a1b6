import type { GateResult } from '@danqing/contracts/releases';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fixtureArea, fixtureEvent, REFUSED, RELEASES, withCanary } from '../testing/fixtures.ts';
import { operate, plane } from '../testing/operate.tsx';

const { stable, fresh } = RELEASES;

const NOT_MOUNTED: GateResult = {
  verdict: 'unknown',
  checks: [
    { check: 'files', verdict: 'compatible', reason: '' },
    { check: 'smoke', verdict: 'unknown', reason: 'npm start opens no browser' },
  ],
};

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

  test.each([
    ['mounts', 'it works in the server’s browser'],
    ['votes', 'only visitors’ pages report it'],
    ['everywhere', 'the other areas fail as well'],
    ['network', 'network problems'],
  ] as const)(
    'says of a canary that stays for the cause %s that somebody should look',
    async (cause, words) => {
      const evidence = {
        canary: { release: fresh, loads: 233, failures: 33 },
        stable: { release: stable, loads: 1_800, failures: 0 },
        others: { loads: 4_000, failures: 0 },
        ratio: 1e6,
        limit: 2_000,
        outcomes: {},
      };
      const at = new Date().toISOString();
      await operate({ ...withCanary(10), alert: { release: fresh, cause, at, evidence, checks: [] } });
      const status = screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ');
      for (const text of ['was not rolled back', '33/233', '0/1,800', words]) expect(status).toContain(text);
    },
  );

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
