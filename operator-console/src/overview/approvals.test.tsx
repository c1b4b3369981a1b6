import type { Approval } from '@danqing/contracts/releases';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OperatorApi } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { shortRelease } from '../history/describe-event.ts';
import { createLanguage, LanguageContext } from '../language/language.ts';
import { OperatorContext, type Operator } from '../operator-context.ts';
import { fixtureArea, fixtureOverview, RELEASES } from '../testing/fixtures.ts';
import { Approvals } from './approvals.tsx';

const short = shortRelease(RELEASES.fresh);

function show(
  changes: Partial<Approval>,
  {
    grants = [{ area: '*', right: '*' }],
    signedIn = 'li',
  }: { grants?: Operator['grants']; signedIn?: string | null } = {},
) {
  const approval: Approval = {
    id: 4,
    area: 'generator',
    release: RELEASES.fresh,
    kinds: ['force'],
    checks: ['smoke'],
    requested_by: 'operator anna',
    reason: 'a new picker',
    requested_at: '2126-03-01T08:00:00Z',
    approved_by: null,
    approved_at: null,
    expires_at: '2126-03-08T08:00:00Z',
    ...changes,
  };
  const api = { approve: vi.fn(() => Promise.resolve()), decline: vi.fn(() => Promise.resolve()) };
  const onDone = vi.fn();
  const refresh = vi.fn(() => Promise.resolve());
  const operator = { api: api as unknown as OperatorApi, grants, refresh } as unknown as Operator;
  render(
    <LanguageContext value={createLanguage('en')}>
      <OperatorContext value={operator}>
        <Approvals
          overview={{ ...fixtureOverview(fixtureArea()), approvals: [approval] }}
          operator={signedIn}
          onDone={onDone}
        />
      </OperatorContext>
    </LanguageContext>,
  );
  return { api, onDone, refresh };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a request says who waits for what and why, and is approved at the second press', async () => {
  const { api, onDone, refresh } = show({});
  expect(screen.getByRole('status', { name: 'Approvals' }).textContent).toContain(
    `Generator ${short}: anna needs another operator’s approval · past the gate · Browser check · a new picker`,
  );
  await userEvent.click(button('Approve'));
  expect(api.approve).not.toHaveBeenCalled();
  await userEvent.click(button(`Approve ${short}`));
  expect(api.approve).toHaveBeenCalledWith(4);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(onDone).toHaveBeenCalledWith('Approved: Generator can be moved.');
});

test.each([
  ['li', 'operator li', 'li'],
  ['li', 'Li', 'Li'],
  [null, 'operator (shared token)', 'shared token'],
])(
  'the request of the signed-in %j can be taken back and not approved',
  async (signedIn, requested_by, name) => {
    const { api } = show({ requested_by }, { signedIn });
    expect(screen.getByText(new RegExp(`${name} needs another operator`))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByText(/Another operator must approve your request/)).toBeTruthy();
    await userEvent.click(button('Take back'));
    expect(api.decline).toHaveBeenCalledWith(4);
  },
);

test('an approval that may be used names the approver and its end', () => {
  show({ approved_by: 'operator pia', approved_at: '2126-03-01T09:00:00Z' });
  expect(screen.getByText(/approved by pia; it can be moved until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(button('Take back')).toBeTruthy();
});

test('who may not move the release decides nothing', () => {
  show({}, { grants: [{ area: 'generator', right: 'read' }] });
  expect(button('Approve')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('what the server refuses is said', async () => {
  const { api, onDone } = show({});
  const message = 'No request 4 waits for an approval.';
  api.approve.mockRejectedValue(new Refusal(404, { code: 'APPROVAL_NOT_FOUND', message }, null));
  await userEvent.click(button('Approve'));
  await userEvent.click(button(`Approve ${short}`));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(message));
});
