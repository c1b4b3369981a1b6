import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RELEASES, rolling } from '../testing/fixtures.ts';
import { choose, dialog, giveReason, operate, plane, resizeTo, submit } from '../testing/operate.tsx';

const { fresh, stable } = RELEASES;

describe('a rollout by plan', () => {
  const openPlan = async () => {
    await operate();
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    await userEvent.click(dialog().getByRole('radio', { name: 'By plan' }));
    return dialog().getByLabelText<HTMLInputElement>('Plan');
  };

  test('starts from a usual plan, with its duration and the gate', async () => {
    const field = await openPlan();
    expect(field.value).toBe('1%@10m,10%@30m,50%@1h,100%');
    expect(dialog().getByText('Everyone gets it after 1 hr 40 min at the earliest.')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Quick' }));
    expect(dialog().getByRole('button', { name: 'Quick' }).getAttribute('aria-pressed')).toBe('true');
    expect(dialog().getByText('Everyone gets it after 15 min at the earliest.')).toBeTruthy();
    plane.answer('POST areas/generator/rollouts', { rollout: {}, event: rolling().lastMove });
    await giveReason('new frames');
    await submit('Start rollout');
    expect(plane.requests.find(({ path }) => path.endsWith('/rollouts'))?.body).toEqual({
      release: fresh,
      plan: '10%@5m,50%@10m,100%',
      reason: 'new frames',
      seen: 12,
    });
    expect(plane.requests.find(({ path }) => path.endsWith('/check'))?.body).toEqual({ release: fresh });
  });

  test('says at once what is wrong with a plan, and sends none', async () => {
    const field = await openPlan();
    await userEvent.clear(field);
    await userEvent.type(field, '10%@1m,5%@1m,100%');
    expect(dialog().getByText(/“5%@1m”: each step needs a higher percentage/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await giveReason();
    await submit('Start rollout');
    expect(document.activeElement).toBe(field);
    expect(plane.requests.filter(({ path }) => path.endsWith('/rollouts'))).toEqual([]);
  });
});

describe('a rollout that runs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([1280, 375])(
    'shows its step, what comes next, and the numbers, at a width of %i',
    async (width) => {
      resizeTo(width, 800);
      await operate(rolling());
      if (width === 375) await userEvent.click(screen.getByRole('button', { name: /Generator/ }));
      const progress = within(screen.getByRole('region', { name: 'Rollout of Generator' }));
      expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '1%',
        '10%',
        '50%',
        '100%',
      ]);
      expect(progress.getByText('10%').getAttribute('aria-current')).toBe('step');
      expect(progress.getByText('50% in 20 min at the earliest')).toBeTruthy();
      expect(
        progress.getByText('Failed loads in this step: canary 2 of 312, stable 9 of 3,120'),
      ).toBeTruthy();
      expect(screen.getByText('Rolling out')).toBeTruthy();
    },
  );

  test('waits for loads after its time', async () => {
    await operate(rolling({ step_since: new Date(Date.now() - 31 * 60_000).toISOString() }));
    expect(screen.getByText('Waiting for more loads, then 50%')).toBeTruthy();
  });

  test.each([
    ['Pause rollout', 'pause', {}],
    ['Next step now', 'hasten', {}],
    ['Cancel rollout', 'cancel', {}],
    ['Resume rollout', 'resume', { state: 'paused', cause: 'suspect' }],
  ] as const)('%s asks for a reason', async (button, change, state) => {
    await operate(rolling(state));
    plane.answer(`POST areas/generator/rollouts/7/${change}`, { rollout: {}, event: null });
    await userEvent.click(screen.getByRole('button', { name: button }));
    await giveReason('weekend');
    await submit(button);
    expect(plane.requests.find(({ path }) => path.endsWith(change))?.body).toEqual({ reason: 'weekend' });
    expect(await screen.findByText('Rollout changed.')).toBeTruthy();
  });

  test('says why it is paused, and needs a look', async () => {
    await operate(rolling({ state: 'paused', cause: 'gate', detail: 'files: incompatible' }));
    expect(screen.getByText('Paused: the gate refuses the next step').getAttribute('title')).toBe(
      'files: incompatible',
    );
    expect(screen.getByText('Rollout paused')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next step now' })).toBeNull();
  });

  test('is ended by another move, which the dialog says before', async () => {
    await operate(rolling());
    await choose('Promote canary');
    expect(dialog().getByText('This move ends the rollout of this area.')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await choose('Pause canary');
    expect(dialog().queryByText('This move ends the rollout of this area.')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(dialog().queryByRole('radio', { name: 'By plan' })).toBeNull();
  });
});

test('the history shows the step of a move by the plan, and the numbers behind it', async () => {
  const area = rolling();
  await operate(area);
  plane.answer('GET areas/generator/history', { events: [area.lastMove] });
  await choose('History and health');
  expect(await screen.findByText('Rollout advanced · Step 2 of 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Details of move 12' }));
  const table = within(screen.getByRole('table', { name: 'Numbers of the step before' }));
  expect(table.getByRole('row', { name: new RegExp(`^Canary ${fresh.slice(0, 10)} 312 2`) })).toBeTruthy();
  expect(table.getByRole('row', { name: new RegExp(`^Stable ${stable.slice(0, 10)} 3,120 9`) })).toBeTruthy();
  expect(screen.getByText('10 min, healthy · Likelihood ratio 1.25, limit 2,000')).toBeTruthy();
});
