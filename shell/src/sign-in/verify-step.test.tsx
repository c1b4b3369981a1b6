import {
  CODE_LENGTH as CONTRACT_CODE_LENGTH,
  RESEND_SECONDS as CONTRACT_SECONDS,
} from '@danqing/contracts/identity';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
import { RESEND_SECONDS } from './use-countdown.ts';
import { CODE_LENGTH } from './verify-step.tsx';

const { typing } = setUpSignIn();
const press = (name: string) => typing().click(screen.getByRole('button', { name }));

test('the figures are those of the contract', () => {
  expect([CODE_LENGTH, RESEND_SECONDS]).toEqual([CONTRACT_CODE_LENGTH, CONTRACT_SECONDS]);
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
  expect(screen.getByText('Again in 60 s')).toBeTruthy();
  await pass(1000);
  expect(screen.getByText('Again in 59 s')).toBeTruthy();
  await pass(58_000);
  expect(screen.getByText('Again in 1 s')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await pass(1000);
  await typing().type(code(), '12');
  await press('Send again');
  await settle();
  expect(server['send-otp']).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Again in 60 s')).toBeTruthy();
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());
});

test('a code that is not sent again says why, and stays available', async () => {
  await reachCode(typing());
  await pass(60_000);
  server['send-otp'].mockImplementation(error(503, 'CODE_NOT_SENT', 'Could not be sent.'));
  await press('Send again');
  await settle();
  expect(alertText()).toBe('Could not be sent.');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
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
  expect(screen.queryByText(/Again in/)).toBeNull();
});
