import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-page.tsx';
import { useOpenPalette } from './use-open-palette.ts';

function Opener({ colors }: { colors: unknown }) {
  const open = useOpenPalette();
  return <button onClick={() => open(colors)}>载入</button>;
}

it.each([
  [[], '调色板数据无效'],
  [[{ hex: '' }], '调色板数据缺少有效颜色'],
  [[{ hex: 'red' }], '调色板颜色数据格式错误'],
])('of %j says %s (part 1 §5, palette for restore)', async (colors, message) => {
  const { shell } = renderPart(<Opener colors={colors} />);
  await userEvent.click(screen.getByRole('button'));
  expect(shell.toasts).toEqual([{ message, variant: 'error', duration: 3000 }]);
  expect(shell.navigations).toEqual([]);
});
