import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPaletteServer, type PaletteServer } from '../testing/palette-server.ts';
import { renderPart } from '../testing/render-page.tsx';
import { samplePalette } from '../testing/sample-palettes.ts';
import { PaletteCard } from './palette-card.tsx';

let server: PaletteServer;
beforeEach(() => {
  server = stubPaletteServer();
});
afterEach(() => vi.unstubAllGlobals());

const actions = { stay: vi.fn(), open: vi.fn(), showNear: vi.fn(), remove: vi.fn() };
async function openReport() {
  const rendered = renderPart(
    <PaletteCard palette={samplePalette(7)} index={0} own={false} actions={actions} />,
  );
  await userEvent.click(screen.getByRole('button', { name: /，更多$/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: '举报…' }));
  await screen.findByRole('dialog', { name: '举报调色板' });
  return rendered;
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '举报' });

it('sends a reason and what is added, thanks, and gives the focus back', async () => {
  server.override(/^POST \/api\/palettes\/7\/reports$/, () =>
    Response.json({ success: true, message: '已收到举报，我们会尽快查看' }),
  );
  const { shell } = await openReport();
  expect(send().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '泄露个人信息' }));
  await userEvent.type(screen.getByRole('textbox', { name: '补充说明（可选）' }), ' 有电话 ');
  await userEvent.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await server.requests.at(-1)?.json()).toEqual({ reason: 'personal', text: '有电话' });
  expect(shell.toasts).toMatchObject([{ message: '已收到举报，我们会尽快查看', variant: 'success' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /，更多$/ }));
});
