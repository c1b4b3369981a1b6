import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TOKEN } from '../testing/fake-plane.ts';
import { open, operate, plane, signIn } from '../testing/operate.tsx';

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
