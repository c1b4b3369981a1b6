import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CODE, PAGE_TOKEN, TOKEN } from '../testing/fake-plane.ts';
import { accept, dialog, giveReason, open, operate, plane, signIn, submit } from '../testing/operate.tsx';

const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);

describe('signing in', () => {
  test('exchanges the token for a session, and keeps neither anywhere', async () => {
    open('/site/');
    await signIn();
    await screen.findByRole('table');
    const [first, ...others] = plane.requests;
    expect([first?.method, first?.path, first?.body]).toEqual(['POST', 'session', { token: TOKEN }]);
    for (const { headers } of others) {
      expect(headers.get('x-operator-page')).toBe(PAGE_TOKEN);
      expect(headers.get('authorization')).toBeNull();
    }
    for (const secret of [TOKEN, PAGE_TOKEN]) expect(stored()).not.toContain(secret);
    expect(screen.getByText('林澄')).toBeTruthy();
  });

  test('the token is typed unseen', async () => {
    open();
    expect((await screen.findByLabelText('Operator token')).getAttribute('type')).toBe('password');
  });

  test('asks for the code of whoever has a second factor, and says when it is wrong', async () => {
    plane.hasSecondFactor = true;
    open();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await signIn();
    const field = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('wrong digits');
    await userEvent.clear(field);
    await userEvent.type(field, `${CODE}{Enter}`);
    await screen.findByRole('table');
  });

  test.each([
    ['a wrong token', 401, {}, /This token is wrong/],
    ['too many attempts', 429, { 'retry-after': '40' }, /Try again in 40 s/],
    ['too many attempts, without an end', 429, {}, /in a few minutes/],
  ] as const)('says what to do after %s, and keeps what was typed', async (_, status, headers, sentence) => {
    plane.answer('POST session', { code: 'X', message: 'x' }, status, headers);
    open();
    await signIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Operator token').value).toBe('wrong');
  });

  test('asks for the token before it asks the server', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(plane.requests).toEqual([]);
  });

  test('comes back by what the server wrote into the page, and signs out', async () => {
    open('/', PAGE_TOKEN);
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText('Operator token');
    expect(plane.requests.at(-1)).toMatchObject({ method: 'DELETE', path: 'session' });
  });

  test('says that the server could not be told of signing out', async () => {
    await operate();
    plane.cut();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server');
  });

  test('a session that has ended leads back with a sentence', async () => {
    await operate();
    plane.answer('GET stream', { code: 'UNAUTHENTICATED', message: 'x' }, 401);
    plane.cut();
    plane.reachable = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('session has ended');
  });
});

describe('a session that may not change anything', () => {
  test.each([
    [null, 'require a named operator'],
    ['林澄', 'npm run operators -- totp 林澄'],
  ])('of %s says what is missing', async (name, sentence) => {
    plane.session = { ...plane.session, name, changes: 'missing' };
    open('/', PAGE_TOKEN);
    expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
  });

  test('asks for a code and makes the move with it, once', async () => {
    plane.session = { ...plane.session, changes: 'code' };
    await operate();
    accept();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await giveReason();
    await submit('Roll back Generator');
    const field = await screen.findByLabelText('Code');
    await userEvent.type(field, '000000{Enter}');
    expect(await screen.findByText('wrong digits')).toBeTruthy();
    await userEvent.type(field, `${CODE}{Enter}`);
    expect(await screen.findByText(/^Move 13/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(plane.requests.filter(({ path }) => path === 'session/code')).toHaveLength(2);
  });

  test('moves nothing when no code is given', async () => {
    plane.session = { ...plane.session, changes: 'code' };
    await operate();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await giveReason();
    await submit('Roll back Generator');
    await screen.findByLabelText('Code');
    const cancel = screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!;
    await userEvent.click(cancel);
    expect(await dialog().findByText(/six digits, please/)).toBeTruthy();
  });
});
