import { LOCALES, type Locale } from '@danqing/contracts/locale';
import { CANARY_ALERT_CAUSES, NOTIFICATION_KINDS, type Notification } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { describeNotification } from './describe-notification.ts';

const describe = (language: Locale, facts: Partial<Notification>) =>
  describeNotification({
    facts: {
      environment: 'staging',
      kind: 'alert',
      area: 'gallery',
      release: '0123456789abcdef',
      move: 7,
      actor: 'operator li',
      reason: 'rollback, it breaks',
      cause: null,
      evidence: null,
      ...facts,
    },
    at: '2026-11-28T03:04:05.678Z',
    language,
  });

test('every kind and cause has its own words in each language', () => {
  for (const language of LOCALES) {
    const titles = NOTIFICATION_KINDS.map((kind) => describe(language, { kind }).title);
    const leads = CANARY_ALERT_CAUSES.map((cause) => describe(language, { cause }).lead);
    for (const words of [titles, leads]) expect(new Set(words).size).toBe(words.length);
    expect(titles.every((title) => title.includes('gallery'))).toBe(true);
  }
});

test('the numbers say what they count', () => {
  const canary = { release: '0123456789abcdef', loads: 100, failures: 40 };
  const stable = { release: 'fedcba9876543210', loads: 400, failures: 1 };
  const evidence = { canary, stable, others: { loads: 0, failures: 0 }, ratio: 1, limit: 2, outcomes: {} };
  expect(describe('en', { cause: 'votes', evidence }).facts).toEqual([
    ['Environment', 'staging'],
    ['Area', 'gallery'],
    ['Release', '0123456789abcdef'],
    ['Canary', '40 of 100 loads failed'],
    ['Stable', '1 of 400 loads failed'],
    ['Time', '2026-11-28 03:04 UTC'],
  ]);
  expect(describe('zh', { cause: 'silent', evidence }).facts).toContainEqual([
    '灰度版',
    '100 个网络中 40 个没有回报',
  ]);
  expect(describe('en', { kind: 'resolved' }).lead).toBe('operator li: rollback, it breaks');
});
