import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fixtureArea, fixtureEvent, RELEASES, withCanary } from '../testing/fixtures.ts';
import { accept, dialog, giveReason, operate, plane, submit } from '../testing/operate.tsx';

const { earlier } = RELEASES;

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

  test('works while the history cannot be read: the server decides', async () => {
    await operate();
    plane.answer('GET areas/generator/history', { code: 'INTERNAL', message: 'x' }, 500);
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await dialog().findByText(/Couldn’t load the history/);
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
