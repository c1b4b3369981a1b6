import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  fixtureArea,
  fixtureDescriptor,
  fixtureEvent,
  fixtureSummary,
  RELEASES,
  withCanary,
} from '../testing/fixtures.ts';
import { accept, dialog, giveReason, operate, plane, submit } from '../testing/operate.tsx';

const { stable, earlier, fresh } = RELEASES;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const openRollback = () => userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
const shown = (name: RegExp) => dialog().getByRole('region', { name }).textContent;

describe('the rollback dialog', () => {
  test('shows the release that it leaves and the one that it restores', async () => {
    const minute = new Date(Date.now() - 60_000).toISOString();
    await operate(
      fixtureArea({
        releases: [
          fixtureSummary({ published_at: daysAgo(2), contract: '^2.0.0' }),
          fixtureSummary({ release: earlier, published_at: daysAgo(9), commit: 'b'.repeat(40) }),
        ],
        health: [{ release: stable, minutes: [{ minute, loads: 9, failures: 4 }], outcomes: {} }],
      }),
    );
    plane.answer('GET areas/generator/history', {
      events: [
        fixtureEvent({ at: daysAgo(1) }),
        fixtureEvent({
          sequence: 8,
          at: daysAgo(8),
          pointer: { stable: earlier, canary: null, killed: false },
        }),
      ],
    });
    await openRollback();
    for (const text of [stable, '2 days ago', '4f1c9a2b77aa', 'ci', '^2.0.0', '4 of 9'])
      expect(shown(/^Now/)).toContain(text);
    await dialog().findByText(/^Stable from/);
    for (const text of [earlier, '9 days ago', 'bbbbbbbbbbbb', '^1.0.0', 'now ^2.0.0'])
      expect(shown(/^After/)).toContain(text);
  });

  test('says whether a trusted key signed who built a release', async () => {
    const claim = { key: null, builder: 'https://ci.example/build', repository: null, commit: null };
    await operate(
      fixtureArea({
        releases: [
          fixtureSummary({ provenance: { ...claim, key: 'ci key' } }),
          fixtureSummary({ release: earlier, provenance: claim }),
        ],
      }),
    );
    await openRollback();
    expect(shown(/^Now/)).toContain('Built by https://ci.example/build · signed with the key ci key');
    expect(shown(/^After/)).toContain('claimed, not signed by a trusted key');
  });

  test('asks the server for a release that is not among the newest', async () => {
    await operate(fixtureArea({ releases: [fixtureSummary()] }));
    plane.answer(`GET areas/generator/releases/${earlier}`, {
      summary: fixtureSummary({ release: earlier, published_at: daysAgo(400), commit: 'c'.repeat(40) }),
      descriptor: fixtureDescriptor(),
    });
    await openRollback();
    expect(await dialog().findByText(/cccccccccccc/)).toBeTruthy();
    expect(shown(/^After/)).toContain('400 days ago');
  });

  test('says that a canary ends, and who gets what instead', async () => {
    await operate(withCanary(25));
    await openRollback();
    for (const text of [fresh, '25%']) expect(shown(/^Now/)).toContain(text);
    expect(shown(/^After/)).toContain(stable);
    await userEvent.selectOptions(dialog().getByRole('combobox'), earlier);
    expect(shown(/^Now/)).toContain(stable);
    expect(shown(/^After/)).toContain(earlier);
    expect(dialog().getByText(/canary 2d06c4aa17 at 25% ends/i)).toBeTruthy();
  });

  test('does not open a virtual keyboard over what it shows', async () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    await operate();
    await openRollback();
    expect(document.activeElement).toBe(dialog().getByRole('heading', { name: 'Roll back Generator' }));
  });
});

describe('rolling back', () => {
  test('is not offered where nothing is before, and says so', async () => {
    await operate(fixtureArea({ rollbackTarget: null }));
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
    expect(screen.getByText('No earlier release')).toBeTruthy();
  });

  test('is offered for the canary of a first release', async () => {
    await operate({ ...withCanary(), rollbackTarget: null });
    accept();
    await openRollback();
    await giveReason();
    await submit('Roll back Generator');
    expect(plane.moves()).toEqual([{ action: 'rollback', reason: 'it breaks', seen: 12 }]);
  });

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
    expect(dialog().getByRole('alert').textContent).toBe('Enter a reason.');
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

  test('works while the history cannot be read', async () => {
    await operate();
    plane.answer('GET areas/generator/history', { code: 'INTERNAL', message: 'x' }, 500);
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await dialog().findByText(/Couldn’t load the history/);
    await giveReason();
    await submit('Roll back Generator');
    expect(plane.moves()).toEqual([{ action: 'rollback', release: earlier, reason: 'it breaks', seen: 12 }]);
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
    expect((await dialog().findByRole('alert')).textContent).toContain('may or may not have happened');
  });

  test('a pasted reason of several lines becomes one that the server takes', async () => {
    await operate();
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    dialog()
      .getByLabelText(/^Reason/)
      .focus();
    await userEvent.paste('line one\nline\u2028two \u202eturned 👩‍🎨');
    await submit('Roll back Generator');
    await vi.waitFor(() => expect(plane.moves()).toMatchObject([{ reason: 'line one line two  turned 👩‍🎨' }]));
  });
});
