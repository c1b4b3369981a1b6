import type { GateResult } from '@danqing/contracts/releases';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  fixtureArea,
  fixtureDescriptor,
  fixtureEvent,
  fixtureSummary,
  RELEASES,
} from '../testing/fixtures.ts';
import { choose, operate, plane } from '../testing/operate.tsx';

const { stable, earlier, fresh } = RELEASES;

const REFUSED: GateResult = {
  verdict: 'incompatible',
  checks: [
    { check: 'files', verdict: 'compatible', reason: '' },
    { check: 'shared', verdict: 'incompatible', reason: 'react ^20 is wanted' },
  ],
};

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
    await choose('History and health');
    expect(await screen.findByText('forced')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Details of move 40' }));
    expect(screen.getByText('react ^20 is wanted')).toBeTruthy();
    expect(screen.getByText('4f1c9a2b77aa')).toBeTruthy();
    const uncommitted = { sequence: 10, commit: null, dirty: true };
    plane.answer('GET areas/generator/history', { events: [fixtureEvent(uncommitted)] });
    await userEvent.click(screen.getByRole('button', { name: 'Older moves' }));
    expect(await screen.findByText('No older entries.')).toBeTruthy();
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
    await choose('History and health');
    await userEvent.click(await screen.findByRole('button', { name: 'Details of move 12' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare the two releases' }));
    expect(await screen.findByText('^20.0.0')).toBeTruthy();
  });
});
