import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RELEASES } from '../testing/fixtures.ts';
import { dialog, operate, plane, submit } from '../testing/operate.tsx';

const PATH = `GET areas/generator/releases/${RELEASES.fresh}/pictures`;

test('a release is seen beside the stable one, with the share of pixels that differ', async () => {
  await operate();
  plane.answer(PATH, {
    pictures: {
      path: '/tea',
      release: 'AAAA',
      stableRelease: RELEASES.stable,
      stable: 'BBBB',
      difference: 0.123,
      at: '2026-07-01T10:00:00.000Z',
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  await submit('Show pictures of the mount');
  const images = await dialog().findAllByRole('img', { name: /^\/tea: / });
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    'data:image/jpeg;base64,AAAA',
    'data:image/jpeg;base64,BBBB',
  ]);
  expect(dialog().getByText(/12\.3.?%/)).toBeTruthy();
});

test('a release that no browser has mounted has no pictures', async () => {
  await operate();
  plane.answer(PATH, { pictures: null });
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  await submit('Show pictures of the mount');
  expect(await dialog().findByText(/No browser has mounted/)).toBeTruthy();
});
