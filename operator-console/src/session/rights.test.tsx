import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Grant } from '@danqing/contracts/operators';
import { fixtureArea, REFUSED, withCanary } from '../testing/fixtures.ts';
import { dialog, giveReason, open, operate, plane, signIn, submit } from '../testing/operate.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Signs in an operator with these grants. The session is read at sign-in. */
async function operateWith(grants: Grant[], area = fixtureArea()) {
  plane.overview = { ...plane.overview, areas: [area] };
  plane.session = { ...plane.session, grants };
  await operate();
}

describe('an operator with few rights', () => {
  test('sees what they may not do disabled, with the reason', async () => {
    await operateWith([{ area: 'generator', right: 'canary' }], withCanary());
    expect(button('Roll back').disabled).toBe(true);
    expect(button('Roll back').title).toBe('You lack the right “rollback” in generator.');
    expect(button('Release').disabled).toBe(false);
    await userEvent.click(button('More actions for Generator'));
    expect(button('Pause canary').disabled).toBe(false);
    expect([button('Promote canary').disabled, button('Kill area').disabled]).toEqual([true, true]);
    const reasons = screen.getAllByText(/^You lack the right/).map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      'You lack the right “rollback” in generator.',
      'You lack the right “activate” in generator.',
      'You lack the right “kill” in generator.',
    ]);
    expect([button('Reports').disabled, button('Security log').disabled]).toEqual([true, true]);
  });

  test('may start a canary and not activate', async () => {
    await operateWith([{ area: 'generator', right: 'canary' }]);
    await userEvent.click(button('Release'));
    await giveReason();
    await userEvent.click(dialog().getByRole('radio', { name: 'Everyone' }));
    expect(dialog().getByText('You lack the right “activate” in generator.')).toBeTruthy();
    await submit('Activate for everyone');
    await userEvent.click(dialog().getByRole('radio', { name: 'Some (canary)' }));
    await submit('Start canary');
    expect(plane.moves()).toMatchObject([{ action: 'canary' }]);
  });

  test('is not offered force', async () => {
    await operateWith([{ area: 'generator', right: 'canary' }]);
    plane.answer('POST areas/generator/check', REFUSED);
    await userEvent.click(button('Release'));
    expect(await dialog().findByText('You lack the right “activate” in shell.')).toBeTruthy();
    expect(dialog().queryByRole('checkbox')).toBeNull();
  });

  test('publishes and previews only their areas', async () => {
    await operateWith([
      { area: 'palettes', right: 'publish' },
      { area: 'generator', right: 'read' },
    ]);
    plane.answer('GET publishers', { publishers: [] });
    await userEvent.click(button('Publishers'));
    expect(await screen.findByText('You lack the right “publish” in every area shown.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull();
  });

  test('gives a token only the rights that they have', async () => {
    await operateWith([
      { area: 'generator', right: 'publish' },
      { area: 'generator', right: 'canary' },
    ]);
    plane.answer('GET publishers', { publishers: [] });
    await userEvent.click(button('Publishers'));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('canary').disabled, box('kill').disabled]).toEqual([false, true]);
    expect(box('kill').title).toBe('You lack the right “kill” in generator.');
  });

  test('without any learns why there is nothing', async () => {
    plane.overview = { ...plane.overview, areas: [] };
    plane.session = { ...plane.session, grants: [] };
    open();
    await signIn();
    expect(await screen.findByText('You have no right to see any area.')).toBeTruthy();
  });
});
