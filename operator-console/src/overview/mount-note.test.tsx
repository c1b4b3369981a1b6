import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, operate, plane, signIn } from '../testing/operate.tsx';

test('says when nothing tries releases in a browser, and how many wait', async () => {
  plane.overview = { ...plane.overview, mounts: { workers: 0, waiting: 2 } };
  open();
  await signIn();
  const note = await screen.findByText(/No mount worker is running/);
  expect(note.textContent).toMatch(/Activating a new one requires force\. Releases waiting: 2\.$/);
});

test('says nothing while a worker runs', async () => {
  await operate();
  expect(screen.queryByText(/No mount worker/)).toBeNull();
});
