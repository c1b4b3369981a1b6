import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { ExportFormatId } from '../formats/export-formats.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import {
  downloads,
  events,
  member,
  offline,
  othersPalette,
  ownPalette,
  refused,
  renderAsMember,
  server,
  success,
  unsavedPalette,
  setUpExport,
} from '../testing.tsx';
import { useExport, type PaletteExport } from './use-export.ts';

setUpExport();

const FILE = '丹青_江南春水.png';
const INSUFFICIENT = '点数不足，没有扣除点数，请购买点数后再试';
const INVITATION = {
  message: '请登录后导出，非本人资源将扣除1点',
  variant: 'info',
  duration: 3000,
};
const SUCCESS = { message: `已导出：${FILE}`, variant: 'success', duration: 3000 };
const failed = (message: string) => ({ message, variant: 'error', duration: 3000 });

const seen: { current?: PaletteExport } = {};
function Probe({ palette }: { palette: ExportablePalette }) {
  const exporting = useExport(palette);
  useLayoutEffect(() => {
    seen.current = exporting;
  });
  return <p>{exporting.signingIn ? 'signing in' : 'here'}</p>;
}
const current = () => seen.current as PaletteExport;
const start = (format: ExportFormatId = 'image', signal?: AbortSignal) =>
  act(() => current().start(format, signal));
const press = (format: ExportFormatId = 'image', signal?: AbortSignal) => {
  let end: Promise<void> | undefined;
  act(() => void (end = current().start(format, signal)));
  return { end };
};
const endOf = (...presses: { end?: Promise<void> }[]) =>
  act(() => Promise.all(presses.map(({ end }) => end)));
const render = (palette: ExportablePalette, options?: Parameters<typeof renderAsMember>[1]) =>
  renderAsMember(<Probe palette={palette} />, options).shell;

describe('a member', () => {
  test('exports another’s palette: first the claim, then the picture, then the download', async () => {
    const palette = othersPalette();
    const shell = render(palette);
    await start();
    expect(events).toEqual(['claim', 'export-image', FILE]);
    expect(server.claim).toHaveBeenCalledExactlyOnceWith({
      resourceType: 'palette',
      resourceId: palette.saved?.id,
    });
    expect(shell.toasts).toEqual([SUCCESS]);
    expect(shell.session.getState().user?.credits).toBe(9);
  });

  test.each([
    ['their own palette', ownPalette],
    ['colours that are not saved', () => unsavedPalette],
  ])('exports %s without a claim', async (_case, make) => {
    const shell = render(make());
    await start();
    expect(events).toEqual(['export-image', FILE]);
    expect(shell.toasts).toEqual([SUCCESS]);
    expect(shell.session.getState().user?.credits).toBe(10);
  });

  test('has the server draw what the palette says', async () => {
    const { name, description, colors } = unsavedPalette;
    render(unsavedPalette);
    await start('image');
    await start('pdf');
    const palette = { name, description, user: { name: '林晚' }, colors };
    expect(server['export-image']).toHaveBeenCalledExactlyOnceWith({ palette });
    expect(server['export-pdf']).toHaveBeenCalledExactlyOnceWith({ palette });
    expect(downloads.map(({ type }) => type)).toEqual(['image/png', 'application/pdf']);
    expect(await downloads[0]?.text()).toBe('ink');
  });

  test('whose credits do not suffice reads the server’s sentence, and nothing is made', async () => {
    server.claim.mockImplementation(refused(402, 'CREDITS_INSUFFICIENT', INSUFFICIENT));
    const shell = render(othersPalette());
    await start('css');
    await start('image');
    expect(events).toEqual(['claim', 'claim']);
    const topUp = { label: '买点数', path: expect.stringMatching(/^\/users\/profile\?for=/) };
    const expected = { ...failed(INSUFFICIENT), action: topUp };
    expect(shell.toasts).toEqual([expected, expected]);
    expect([...current().failures]).toEqual([
      ['css', INSUFFICIENT],
      ['image', INSUFFICIENT],
    ]);
    expect(shell.session.getState().user?.credits).toBe(10);
  });

  test.each([
    ['no network', offline],
    ['an answer of a proxy', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
    ['an answer without a balance', success({})],
  ])(
    'whose claim ends in %s reads 领取失败 (part 1 §8, claim failure), and nothing is made',
    async (_case, answer) => {
      server.claim.mockImplementation(answer);
      const shell = render(othersPalette());
      await start();
      expect(events).toEqual(['claim']);
      expect(shell.toasts).toEqual([failed('领取失败')]);
    },
  );

  test.each<[string, ExportFormatId, typeof offline, string]>([
    ['a picture without network', 'image', offline, '图片生成失败'],
    [
      'a picture that the server fails to draw',
      'image',
      refused(500, 'INTERNAL', '服务器错误'),
      '图片生成失败',
    ],
    ['a picture refused', 'image', refused(429, 'RATE_LIMITED', '操作过于频繁'), '操作过于频繁'],
    ['a PDF without network', 'pdf', offline, '导出失败，请稍后重试'],
    [
      'a PDF that the server fails to draw',
      'pdf',
      refused(503, 'UNAVAILABLE', '暂停'),
      '导出失败，请稍后重试',
    ],
  ])(
    'is told of %s in the words of the catalogue (part 1 §8, export)',
    async (_case, format, answer, message) => {
      server['export-image'].mockImplementation(answer);
      server['export-pdf'].mockImplementation(answer);
      const shell = render(ownPalette());
      await start(format);
      expect(downloads).toEqual([]);
      expect(shell.toasts).toEqual([failed(message)]);
      expect(current().failures.get(format)).toBe(message);
    },
  );

  test('is told of a file that cannot be written', async () => {
    const shell = render({ ...ownPalette(), colors: [{ hex: 'red' }] });
    await start('ase');
    expect(downloads).toEqual([]);
    expect(shell.toasts).toEqual([failed('导出失败，请稍后重试')]);
  });

  test('who tries again no longer sees the failure', async () => {
    server['export-image'].mockImplementationOnce(offline);
    const shell = render(ownPalette());
    await start();
    await start();
    expect(current().failures.size).toBe(0);
    expect(shell.toasts).toEqual([failed('图片生成失败'), SUCCESS]);
  });

  test('pays once: afterwards the palette counts as claimed', async () => {
    render(othersPalette());
    expect(current().price).toEqual({ reason: 'other', credits: 1 });
    expect(current().menu.choices.map(({ price }) => price)).toEqual(['1 点', '1 点']);
    await start();
    expect(current().price).toEqual({ reason: 'claimed', credits: 0 });
    expect(current().menu.choices).toEqual([
      { format: 'office-theme', label: '导出演示配色', price: null },
      { format: 'image', label: '导出图片', price: null },
    ]);
  });
});

describe('what a member claimed before the page was loaded', () => {
  /** Use a new member per test, because claims are cached for the life of the page. */
  const returning = (id: number) => ({ user: { ...member, id } });

  test('is free from the start, whatever the cards on screen', async () => {
    const [before, other] = [othersPalette(), othersPalette()];
    server.downloads.mockImplementation(success({ paletteIds: [before.saved?.id] }));
    render(other, returning(70));
    render(before, returning(70));
    await waitFor(() => expect(current().price).toEqual({ reason: 'claimed', credits: 0 }));
    render(other, returning(70));
    expect(current().price).toEqual({ reason: 'other', credits: 1 });
    expect(server.downloads).toHaveBeenCalledOnce();
  });

  test('is asked again after a failure, with the next palette that comes', async () => {
    const palette = othersPalette();
    server.downloads.mockImplementationOnce(offline);
    const { unmount } = renderAsMember(<Probe palette={palette} />, returning(71));
    await waitFor(() => expect(server.downloads).toHaveBeenCalledOnce());
    expect(current().price).toEqual({ reason: 'other', credits: 1 });
    unmount();
    server.downloads.mockImplementation(success({ paletteIds: [palette.saved?.id] }));
    render(palette, returning(71));
    await waitFor(() => expect(current().price.reason).toBe('claimed'));
  });

  test.each([
    ['a visitor', othersPalette, { user: null }],
    ['a session that is being checked', othersPalette, { ...returning(72), sessionStatus: 'checking' }],
    ['an own palette', ownPalette, {}],
    ['colours that are not saved', () => unsavedPalette, returning(73)],
  ] as const)('is not asked for %s', (_case, make, options) => {
    render(make(), options);
    expect(server.downloads).not.toHaveBeenCalled();
  });
});

test('a claim reaches everything on screen that shows the price, whatever the balance says', async () => {
  const palette = othersPalette();
  const Price = () => <p>{useExport(palette).price.reason}</p>;
  const { shell } = renderAsMember(
    <>
      <Probe palette={palette} />
      <Price />
    </>,
  );
  vi.spyOn(shell, 'setCredits').mockReturnValue();
  expect(screen.getByText('other')).toBeTruthy();
  await start();
  expect(screen.getByText('claimed')).toBeTruthy();
});

describe('impatience', () => {
  test('two presses export once', async () => {
    const shell = render(othersPalette());
    const presses = [press(), press()];
    expect([...current().busy]).toEqual(['image']);
    await endOf(...presses);
    expect(events).toEqual(['claim', 'export-image', FILE]);
    expect(shell.toasts).toEqual([SUCCESS]);
    expect(current().busy.size).toBe(0);
  });

  test('two formats at once share the claim', async () => {
    render(othersPalette());
    const presses = [press('image'), press('pdf')];
    expect([...current().busy]).toEqual(['image', 'pdf']);
    await endOf(...presses);
    expect(server.claim).toHaveBeenCalledOnce();
    expect(downloads.length).toBe(2);
  });

  test('two formats at once share a claim that fails, and the next try claims again', async () => {
    server.claim.mockImplementationOnce(offline);
    const shell = render(othersPalette());
    await endOf(press('image'), press('pdf'));
    expect(server.claim).toHaveBeenCalledOnce();
    expect(shell.toasts).toEqual([failed('领取失败'), failed('领取失败')]);
    await start('image');
    expect(events).toEqual(['claim', 'claim', 'export-image', FILE]);
  });

  test('an export that is aborted while it is drawn ends without a word', async () => {
    server['export-image'].mockImplementation(() => new Promise(() => {}));
    const controller = new AbortController();
    const shell = render(othersPalette());
    const pressed = press('image', controller.signal);
    await waitFor(() => expect(events).toEqual(['claim', 'export-image']));
    controller.abort();
    await endOf(pressed);
    expect(downloads).toEqual([]);
    expect(shell.toasts).toEqual([]);
    expect(current().failures.size).toBe(0);
    expect(current().busy.size).toBe(0);
  });

  test('an export that is aborted while it is claimed draws nothing, and the claim holds', async () => {
    const controller = new AbortController();
    server.claim.mockImplementation((body) => {
      controller.abort();
      return success({ credits: 9 })(body);
    });
    const shell = render(othersPalette());
    await start('image', controller.signal);
    expect(events).toEqual(['claim']);
    expect(shell.toasts).toEqual([]);
    expect(current().price.reason).toBe('claimed');
    expect(shell.session.getState().user?.credits).toBe(9);
  });

  test('an export goes on when its component is gone', async () => {
    const { shell, unmount } = renderAsMember(<Probe palette={ownPalette()} />);
    const pressed = press();
    unmount();
    await endOf(pressed);
    expect(events).toEqual(['export-image', FILE]);
    expect(shell.toasts).toEqual([SUCCESS]);
  });
});

describe('a visitor', () => {
  test.each([
    ['another’s palette', othersPalette, ['claim', 'export-image', FILE]],
    ['a palette that proves to be their own', ownPalette, ['export-image', FILE]],
    ['colours that are not saved', () => unsavedPalette, ['export-image', FILE]],
  ])('signs in to export %s, and it goes on by itself', async (_case, make, expected) => {
    const shell = render(make(), { user: null });
    const pressed = press();
    expect(shell.loginsWaiting).toBe(1);
    expect(screen.getByText('signing in')).toBeTruthy();
    expect(shell.toasts).toEqual([INVITATION]);
    expect(events).toEqual([]);
    shell.signIn(member);
    await endOf(pressed);
    expect(screen.getByText('here')).toBeTruthy();
    expect(events).toEqual(expected);
    expect(shell.toasts).toEqual([INVITATION, SUCCESS]);
  });

  test('who closes the sign-in dialog hears no more of it, and may try again', async () => {
    const shell = render(othersPalette(), { user: null });
    const pressed = press();
    shell.closeSignIn();
    await endOf(pressed);
    expect(events).toEqual([]);
    expect(shell.toasts).toEqual([INVITATION]);
    expect(screen.getByText('here')).toBeTruthy();
    expect(current().busy.size).toBe(0);
    press();
    expect(shell.loginsWaiting).toBe(1);
  });

  test('knows the price before it is known whose palette it is', () => {
    render(othersPalette(), { user: null });
    expect(current().price).toEqual({ reason: 'stranger', credits: 1 });
    render(unsavedPalette, { user: null });
    expect(current().price).toEqual({ reason: 'unsaved-stranger', credits: 0 });
  });

  test('who is remembered but no longer signed in is invited once that is known', async () => {
    const shell = render(othersPalette(), { sessionStatus: 'checking' });
    vi.spyOn(shell, 'requireLogin').mockReturnValue(new Promise(() => {}));
    press();
    expect(screen.getByText('signing in')).toBeTruthy();
    expect(shell.toasts).toEqual([]);
    shell.signOut();
    await waitFor(() => expect(shell.toasts).toEqual([INVITATION]));
  });
});
