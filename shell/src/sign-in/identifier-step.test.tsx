import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  server,
  settle,
  typeEmail,
  setUpSignIn,
} from './testing.tsx';

const { typing } = setUpSignIn();
const press = (name: string) => typing().click(screen.getByRole('button', { name }));

test('starts in a required e-mail field; by phone it is a telephone field', async () => {
  await openDialog();
  expect(document.activeElement).toBe(email());
  expect(email()).toMatchObject({ type: 'email', required: true, autocomplete: 'email' });
  await typing().click(screen.getByRole('radio', { name: 'Phone' }));
  expect(screen.getByLabelText('Phone number')).toMatchObject({ type: 'tel', required: true });
});

test('says of a known address that it signs in, after a rest in typing', async () => {
  await openDialog();
  await typing().type(email(), 'a@b.c');
  await pass(399);
  expect(server['check-identifier']).not.toHaveBeenCalled();
  await pass(1);
  expect(server['check-identifier']).toHaveBeenCalledExactlyOnceWith({
    identifier: 'a@b.c',
    identifier_type: 'email',
  });
  expect(screen.getByRole('status').textContent).toContain('Welcome back');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('says of a new address that an account is created, and shows the agreement with both links', async () => {
  server['check-identifier'].mockImplementation(answer(200, { success: true, exists: false }));
  await openDialog({ path: '/tool/en', data: { basePath: '/tool/' } });
  await typeEmail(typing());
  expect(screen.getByRole('status').textContent).toContain('We create an account');
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: false });
  const links = within(dialog() as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
    ['Terms of Service', '/tool/en/legal/terms.html', '_blank'],
    ['Privacy Policy', '/tool/en/legal/privacy.html', '_blank'],
  ]);
});

test.each([
  ['a failed answer', error(429, 'RATE_LIMITED', 'Too many requests.')],
  ['no network', offline],
  ['an odd answer', answer(200, null)],
])('%s to the check counts as not existing', async (_case, reply) => {
  server['check-identifier'].mockImplementation(reply);
  await openDialog();
  await typeEmail(typing());
  expect(screen.getByRole('checkbox')).toBeTruthy();
  expect(alertText()).toBeNull();
});

test.each([
  ['Email', 'Email address', 'ann＠example。com'],
  ['Email', 'Email address', '\u202aann@example.com\u202c'],
  ['Phone', 'Phone number', '(+86)13812345678'],
  ['Phone', 'Phone number', '\u202d138‑1234‑5678\u202c'],
])('by %s, %s of %j is left to the server', async (method, label, text) => {
  server['check-identifier'].mockImplementation(answer(200, { success: true, exists: true }));
  await openDialog();
  await typing().click(screen.getByRole('radio', { name: method }));
  await typing().type(screen.getByLabelText(label), text);
  await press('Send code');
  expect(server['send-otp']).toHaveBeenCalledOnce();
});

test.each([
  ['Email', 'Email address', '   ', 'Please enter a valid email address.'],
  ['Email', 'Email address', 'lincheng', 'Please enter a valid email address.'],
  ['Phone', 'Phone number', '   ', 'Please enter a valid phone number.'],
  ['Phone', 'Phone number', 'abc', 'Please enter a valid phone number.'],
])('by %s, %s of %j is refused here', async (method, label, text, message) => {
  await openDialog();
  await typing().click(screen.getByRole('radio', { name: method }));
  await typing().type(screen.getByLabelText(label), text);
  await press('Send code');
  expect(alertText()).toBe(message);
  expect(server['send-otp']).not.toHaveBeenCalled();
  await typing().type(screen.getByLabelText(label), '1');
  expect(alertText()).toBeNull();
});

test('a new user must agree before a code is sent', async () => {
  server['check-identifier'].mockImplementation(answer(200, { success: true, exists: false }));
  await openDialog();
  await typeEmail(typing());
  await press('Send code');
  await settle();
  expect(alertText()).toBe('Please agree to the Terms of Service and Privacy Policy.');
  expect(server['send-otp']).not.toHaveBeenCalled();
  await typing().click(screen.getByRole('checkbox'));
  expect(alertText()).toBeNull();
  await press('Send code');
  await settle();
  expect(server['send-otp']).toHaveBeenCalledWith({
    identifier: 'lincheng@example.com',
    identifier_type: 'email',
  });
  expect(server['check-identifier']).toHaveBeenCalledOnce();
  expect(code()).toBeTruthy();
});

test('whoever sends does not wait for the rest in typing', async () => {
  await openDialog();
  await typing().type(email(), 'a@b.c{Enter}');
  await settle();
  expect(server['check-identifier']).toHaveBeenCalledOnce();
  expect(code()).toBeTruthy();
});

test.each([
  ['the server’s sentence', error(429, 'RATE_LIMITED', 'Too many requests.'), 'Too many requests.'],
  ['an answer without one', answer(400, {}), 'Failed to send verification code. Please try again.'],
  ['a failure without one', answer(500, {}), 'Failed to send verification code. Please try again.'],
  ['no success', answer(200, { success: false }), 'Failed to send verification code. Please try again.'],
  ['a proxy without a server', answer(502, {}), 'Server error. Please try again later.'],
  ['no network', offline, 'Server error. Please try again later.'],
])('a code that is not sent: %s', async (_case, reply, message) => {
  server['send-otp'].mockImplementation(reply);
  await openDialog();
  await typeEmail(typing());
  await press('Send code');
  await settle();
  expect(alertText()).toBe(message);
  expect(email().value.trim()).toBe('lincheng@example.com');
});

test('one press more while a code is being sent does nothing', async () => {
  server['send-otp'].mockReturnValue(new Promise(() => {}));
  await openDialog();
  await typeEmail(typing());
  await press('Send code');
  await settle();
  await press('Sending…');
  expect(server['send-otp']).toHaveBeenCalledOnce();
});
