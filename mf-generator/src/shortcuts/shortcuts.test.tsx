import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

beforeEach(() => void stubColorList());
afterEach(() => vi.unstubAllGlobals());

async function open() {
  renderArea('/colors/朱红');
  await screen.findByText('荷花白');
}
const dialog = () => screen.findByRole('dialog', { name: '键盘快捷键' });

it('? lists every shortcut that a slip and the page say to have, and Escape goes back', async () => {
  await open();
  const slip = swatches()[2]!;
  slip.focus();
  await userEvent.keyboard('?');
  const keys = [...(await dialog()).querySelectorAll('dd span')].map((way) =>
    [...way.children].map((key) => key.textContent).join('+'),
  );
  const stated = document.querySelectorAll('[aria-keyshortcuts]');
  expect(stated.length).toBeGreaterThan(2);
  const named: Record<string, string> = { Control: 'Ctrl', ArrowLeft: '←', ArrowRight: '→' };
  const wanted = [...stated]
    .flatMap((one) => one.getAttribute('aria-keyshortcuts')!.split(' '))
    .filter((one) => !one.startsWith('Meta'))
    .map((one) =>
      one === '+'
        ? one
        : one
            .split('+')
            .map((key) => named[key] ?? key)
            .join('+'),
    );
  expect(wanted.filter((one) => !keys.includes(one))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(slip);
});

it('is a question mark in a field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^主色/ }));
  await userEvent.type(screen.getByRole('combobox'), '?');
  expect(within(document.body).queryByRole('dialog', { name: '键盘快捷键' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(within(document.body).queryByRole('dialog', { name: '键盘快捷键' })).toBeNull();
});
