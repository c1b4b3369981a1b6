import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  fixtureArea,
  fixtureEvent,
  fixtureSummary,
  REFUSED,
  RELEASES,
  withCanary,
} from '../testing/fixtures.ts';
import { accept, choose, dialog, giveReason, operate, plane, submit } from '../testing/operate.tsx';

const { stable, earlier, fresh } = RELEASES;

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

describe('retiring an area', () => {
  test('asks for a reason and says what becomes of the pages', async () => {
    await operate();
    await choose('Retire area');
    expect(dialog().getByText(/gone \(410\)/)).toBeTruthy();
    accept();
    await giveReason();
    await submit('Retire area');
    expect(plane.moves()).toMatchObject([{ action: 'retire', reason: 'it breaks' }]);
  });

  test('leaves a release for everybody as the only way back', async () => {
    const area = fixtureArea();
    await operate({ ...area, pointer: { stable, canary: null, killed: false, retired: true } });
    expect(screen.getByText('Retired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(dialog().queryByRole('radio')).toBeNull();
    await userEvent.selectOptions(dialog().getByRole('combobox'), stable);
    await giveReason();
    await submit('Activate for everyone');
    expect(plane.moves()).toMatchObject([{ action: 'activate', release: stable }]);
  });
});

describe('the other moves', () => {
  test('the reason stays in sight when what the gate says comes above it', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await operate();
    plane.answer('POST areas/generator/check', REFUSED);
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    await dialog().findByText('react ^20 is wanted');
    expect(shown.mock.contexts).toEqual([dialog().getByLabelText(/^Reason/)]);
    shown.mockRestore();
  });

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
    await userEvent.click(dialog().getByRole('radio', { name: 'Everyone' }));
    await giveReason();
    await submit('Activate for everyone');
    expect(plane.moves()).toEqual([{ action: 'activate', release: earlier, reason: 'it breaks', seen: 12 }]);
  });

  const killed = fixtureArea({
    lastMove: fixtureEvent({ action: 'kill', pointer: { stable, canary: null, killed: true } }),
  });
  const quarantined = fixtureArea({
    releases: [fixtureSummary(), fixtureSummary({ release: fresh, quarantined: true })],
  });
  test.each([
    ['Pause canary', withCanary(), 'Pause canary', { action: 'pause' }],
    [
      'Resume canary',
      { ...withCanary(0), weightBeforePause: 25 },
      'Resume canary',
      { action: 'canary', release: fresh, weight: 25 },
    ],
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
