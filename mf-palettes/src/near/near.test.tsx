import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@danqing/shell-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { never, stubPaletteServer } from '../testing/palette-server.ts';
import { cardNames, renderPage } from '../testing/render-page.tsx';
import { member, ownPalette, samplePalette } from '../testing/sample-palettes.ts';

afterEach(() => void vi.unstubAllGlobals());

const picker = () => screen.getByRole('button', { name: '找相近色' });
const chip = () => screen.findByRole('button', { name: /^取消/ });
async function choose(text: string) {
  await userEvent.click(picker());
  await userEvent.type(screen.getByRole('combobox', { name: '颜色' }), text);
}

describe('palettes near a colour', () => {
  it('are asked for by the name of a traditional colour', async () => {
    const server = stubPaletteServer({ public: [samplePalette(1)] });
    const { shell } = renderPage();
    await choose('zhuhong');
    await userEvent.click(await screen.findByRole('option', { name: /朱红/ }));
    expect(shell.location.search).toBe('?tab=public&near=ED5126');
    await waitFor(() => expect(server.requestLog.at(-1)).toContain('near=#ED5126'));
    expect((await chip()).getAttribute('aria-label')).toBe('取消“与 朱红 #ED5126 相近”的条件');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['en', 'Near a colour', 'Colour', 'Remove the filter “close to 朱红 Cinnabar red #ED5126”'],
    ['ja', '近い色で探す', '色', '「朱红 朱紅（しゅこう） #ED5126 に近い」の条件を外す'],
  ] as const)('name it in %s as its readers know it', async (locale, button, field, remove) => {
    stubPaletteServer({ public: [samplePalette(1)] });
    renderPage('', { locale });
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.type(screen.getByRole('combobox', { name: field }), 'cinnabar');
    await userEvent.click(await screen.findByRole('option', { name: /Cinnabar red|朱紅（しゅこう）/ }));
    expect(await screen.findByRole('button', { name: remove })).toBeTruthy();
  });

  it('are asked for by a hex, with the keyboard alone, also without the list', async () => {
    const server = stubPaletteServer({ public: [samplePalette(1)] });
    server.override(/colors/, never);
    const { shell } = renderPage('?page=3');
    await choose('#abc{Enter}');
    expect(shell.location.search).toBe('?tab=public&near=AABBCC');
    expect((await chip()).getAttribute('aria-label')).toBe('取消“与 #AABBCC 相近”的条件');
  });

  it('say which traditional colour is nearest to a hex, and how near', async () => {
    stubPaletteServer();
    renderPage();
    await choose('#1772b5');
    expect(await screen.findByRole('option', { name: /自定义颜色.*群青 · 同色 ΔE 0\.\d/ })).toBeTruthy();
  });

  it('are chosen among several with the arrows', async () => {
    stubPaletteServer();
    const { shell } = renderPage();
    await choose('胭脂');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    expect(shell.location.search).toBe('?tab=public&near=AB1D22');
  });

  it('says when a text is no colour', async () => {
    stubPaletteServer();
    renderPage();
    await choose('没有');
    expect(await screen.findByText(/^没有找到“没有”/)).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: '按颜色找调色板' })).toBeTruthy();
  });

  it('are found among own palettes too, until the condition is taken away', async () => {
    stubPaletteServer({ own: [ownPalette(1), ownPalette(2, { colors: [{ hex: '#25F8CB' }] })] });
    const { shell } = renderPage('?near=25f8cb', { user: member });
    await waitFor(() => expect(cardNames()).toEqual(['调色板2公开']));
    await userEvent.click(await chip());
    expect(cardNames()).toEqual(['调色板1公开', '调色板2公开']);
    expect(shell.location.search).toBe('');
    act(() => navigate('/palettes?near=25f8cb'));
    expect(cardNames()).toEqual(['调色板2公开']);
  });
});
