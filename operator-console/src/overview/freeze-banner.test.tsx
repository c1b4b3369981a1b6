import type { Freeze } from '@danqing/contracts/releases';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createLanguage, LanguageContext } from '../language/language.ts';
import { fixtureArea, fixtureOverview } from '../testing/fixtures.ts';
import { FreezeBanner } from './freeze-banner.tsx';

afterEach(cleanup);

const DAY_MS = 86_400_000;
const timeIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function show(freeze: Partial<Freeze>) {
  const freezes: Freeze[] = [
    {
      id: 1,
      area: null,
      starts_at: timeIn(-1),
      ends_at: timeIn(1),
      reason: 'holidays',
      created_by: 'operator anna',
      ...freeze,
    },
  ];
  render(
    <LanguageContext value={createLanguage('en')}>
      <FreezeBanner overview={{ ...fixtureOverview(fixtureArea()), freezes }} />
    </LanguageContext>,
  );
  return screen.getByRole('status', { name: 'Freezes' }).textContent;
}

test('a freeze says what is frozen until when, why, and what still works', () => {
  expect(show({})).toMatch(
    /^All areas: frozen until .+ · holidays · .+ need force\. Rollback, pause and kill always work\.$/,
  );
});

test('a freeze is announced three days ahead, without what it forbids', () => {
  expect(show({ area: 'generator', starts_at: timeIn(2), ends_at: timeIn(4) })).toMatch(
    /^Generator: frozen from .+ to .+ · holidays$/,
  );
  cleanup();
  expect(show({ starts_at: timeIn(4), ends_at: timeIn(5) })).toBe('');
  cleanup();
  expect(show({ starts_at: timeIn(-2), ends_at: timeIn(-1) })).toBe('');
});
