import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useRovingFocus, type RovingFocusOptions } from './use-roving-focus.ts';

function Row({ names, ...options }: RovingFocusOptions & { names: readonly string[] }) {
  const roving = useRovingFocus(names.length, options);
  return (
    <div {...roving.group}>
      {names.map((name, index) => (
        <p key={name}>
          <button {...roving.item(index)}>{name}</button>
        </p>
      ))}
    </div>
  );
}
const focused = () => document.activeElement?.textContent;
const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);

test('a row is one tab stop, in which arrows, Home and End move as far as its ends', async () => {
  const { rerender } = render(<Row names={['one', 'two', 'three']} />);
  await userEvent.tab();
  const after: (string | null | undefined)[] = [focused()];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    after.push(focused());
  }
  expect(after).toEqual(['one', 'two', 'three', 'three', 'two', 'two', 'one']);
  await userEvent.keyboard('{End}');
  expect(stops().map(({ textContent }) => textContent)).toEqual(['three']);
  rerender(<Row names={['one', 'two']} />);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['two']);
});

test('arrows up and down move where they are asked to', async () => {
  render(<Row names={['one', 'two']} upAndDown />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('two');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('one');
});
