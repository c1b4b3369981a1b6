import {
  CODE_LENGTH as CONTRACT_CODE_LENGTH,
  CODE_MINUTES as CONTRACT_MINUTES,
  RESEND_SECONDS as CONTRACT_SECONDS,
} from '@danqing/contracts/identity';
import { requireLogin } from '@danqing/shell-sdk';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleMember } from '../testing.tsx';
import {
  alertText,
  answer,
  code,
  dialog,
  email,
  error,
  offline,
  openDialog,
  pass,
  reachCode,
  server,
  settle,
  typeEmail,
  setUpSignIn,
} from './testing.tsx';
import { CODE_MINUTES, RESEND_SECONDS } from './sent-code.ts';
import { CODE_LENGTH } from './verify-step.tsx';

const { typing } = setUpSignIn();
const press = (name: string) => typing().click(screen.getByRole('button', { name }));

test('the figures are those of the contract', () => {
  expect([CODE_LENGTH, RESEND_SECONDS, CODE_MINUTES]).toEqual([
    CONTRACT_CODE_LENGTH,
    CONTRACT_SECONDS,
    CONTRACT_MINUTES,
  ]);
});

test('takes a code of six digits, ready for autofill, and has the focus', async () => {
  await reachCode(typing());
  expect(document.activeElement).toBe(code());
  expect(code()).toMatchObject({ required: true, maxLength: 6, inputMode: 'numeric' });
  expect(code().getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByText('Sent to lincheng@example.com')).toBeTruthy();
});

test('the sixth digit signs in, stores token and user, and closes', async () => {
  const { result } = await reachCode(typing());
  await typing().type(code(), '12 34a5');
  expect(server['verify-otp']).not.toHaveBeenCalled();
  await typing().type(code(), '6');
  await settle();
  expect(server['verify-otp']).toHaveBeenCalledExactlyOnceWith({
    identifier: 'lincheng@example.com',
    identifier_type: 'email',
    otp: '123456',
  });
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('authToken')).toBe('new-token');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(sampleMember);
  expect(result.value).toEqual(sampleMember);
});

test('who comes back to an account that is to be erased reads where it can be kept', async () => {
  const user = { ...sampleMember, erases_at: '2026-12-02T12:00:00.000Z' };
  server['verify-otp'].mockImplementation(answer(200, { success: true, data: { token: 'new-token', user } }));
  await reachCode(typing());
  await typing().type(code(), '123456');
  await settle();
  expect(screen.getByText(/you can still keep it/)).toBeTruthy();
});

test.each(['123 456', '１２３４５６', 'Your code is 123456, valid for 10 minutes'])(
  'a pasted %j gives its digits and signs in',
  async (text) => {
    await reachCode(typing());
    await typing().click(code());
    await typing().paste(text);
    await settle();
    expect(server['verify-otp']).toHaveBeenCalledWith(expect.objectContaining({ otp: '123456' }));
  },
);

test.each([
  ['the server’s sentence', error(401, 'CODE_INVALID', 'Wrong code.'), 'Wrong code.'],
  ['an answer without one', answer(401, {}), 'Invalid verification code. Please try again.'],
  ['no success', answer(200, { success: false }), 'Invalid verification code. Please try again.'],
  ['a proxy without a server', answer(503, {}), 'Server error. Please try again later.'],
  ['no network', offline, 'Server error. Please try again later.'],
])('a code that does not sign in: %s', async (_case, reply, message) => {
  server['verify-otp'].mockImplementation(reply);
  await reachCode(typing());
  await typing().type(code(), '111111');
  await settle();
  expect(alertText()).toBe(message);
  expect(code().value).toBe('111111');
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(localStorage.getItem('authToken')).toBeNull();
  await typing().type(code(), '{Backspace}');
  expect(alertText()).toBeNull();
});

test('the button tries a whole code again and refuses a short one', async () => {
  server['verify-otp'].mockImplementationOnce(offline);
  await reachCode(typing());
  await typing().type(code(), '12345');
  await press('Sign in');
  expect(alertText()).toBe('Invalid verification code. Please try again.');
  await typing().type(code(), '6');
  await settle();
  expect(server['verify-otp']).toHaveBeenCalledTimes(1);
  await press('Sign in');
  await settle();
  expect(server['verify-otp']).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeNull();
});

test('counts down from 60 each second; at 0 the code can be sent again, and the count begins anew', async () => {
  await reachCode(typing());
  expect(screen.getByText('Resend in 60 s')).toBeTruthy();
  await pass(1000);
  expect(screen.getByText('Resend in 59 s')).toBeTruthy();
  await pass(58_000);
  expect(screen.getByText('Resend in 1 s')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  await pass(1000);
  await typing().type(code(), '12');
  await press('Resend');
  await settle();
  expect(server['send-otp']).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Resend in 60 s')).toBeTruthy();
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());
});

test('a code that is not sent again says why, and stays available', async () => {
  await reachCode(typing());
  await pass(60_000);
  server['send-otp'].mockImplementation(error(503, 'CODE_NOT_SENT', 'Could not be sent.'));
  await press('Resend');
  await settle();
  expect(alertText()).toBe('Could not be sent.');
  expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
});

test('a code that is asked for too early says in how many seconds, and leads back to the field', async () => {
  await reachCode(typing());
  await pass(60_000);
  await typing().type(code(), '12');
  server['send-otp'].mockImplementation(() =>
    Promise.resolve(
      Response.json(
        { success: false, code: 'RATE_LIMITED', message: 'Too many requests.' },
        { status: 429, headers: { 'retry-after': '37' } },
      ),
    ),
  );
  await press('Resend');
  await settle();
  expect(alertText()).toBe('Too many requests.');
  expect(screen.getByText('Resend in 37 s')).toBeTruthy();
  expect(document.activeElement).toBe(code());
});

describe('the code on its way', () => {
  const reopen = async () => {
    await typing().keyboard('{Escape}');
    await settle();
    expect(dialog()).toBeNull();
    act(() => void requireLogin());
    await settle();
  };

  test('waits for a visitor who closes the dialog, with its countdown', async () => {
    await reachCode(typing());
    await pass(20_000);
    await reopen();
    expect(screen.getByText('Sent to lincheng@example.com')).toBeTruthy();
    expect(screen.getByText('Resend in 40 s')).toBeTruthy();
    expect(document.activeElement).toBe(code());
    await typing().type(code(), '123456');
    await settle();
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  test('waits for one whose browser loads the page anew', async () => {
    await reachCode(typing());
    cleanup();
    await openDialog();
    expect(screen.getByText('Resend in 60 s')).toBeTruthy();
  });

  test('is forgotten once it has signed in or is too old', async () => {
    await reachCode(typing());
    await pass(CODE_MINUTES * 60_000);
    await reopen();
    expect(email().value).toBe('');
  });

  test('is gone back from for good, but found again where the same one would be asked for too early', async () => {
    await reachCode(typing());
    await press('Back');
    await reopen();
    expect(email().value).toBe('');
    await pass(31_000);
    await typeEmail(typing());
    await press('Send code');
    await settle();
    expect(server['send-otp']).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/Resend in 2\d s/)).toBeTruthy();
    await press('Back');
    await pass(31_000);
    await typeEmail(typing());
    await press('Send code');
    await settle();
    expect(server['send-otp']).toHaveBeenCalledTimes(2);
  });
});

test('back clears code, error, identifiers, countdown and new-user flag', async () => {
  server['check-identifier'].mockImplementation(answer(200, { success: true, exists: false }));
  server['verify-otp'].mockImplementation(error(401, 'CODE_INVALID', 'Wrong code.'));
  await openDialog();
  await typeEmail(typing());
  await typing().click(screen.getByRole('checkbox'));
  await press('Send code');
  await settle();
  await typing().type(code(), '111111');
  await settle();
  await press('Back');
  expect(email().value).toBe('');
  expect(document.activeElement).toBe(email());
  expect(alertText()).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  server['send-otp'].mockReturnValue(new Promise(() => {}));
  await pass(2000);
  expect(screen.queryByText(/Resend in/)).toBeNull();
});
