import { renderInShell } from '@danqing/shell-sdk/testing';
import { lazyChunk } from '@danqing/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../notices/notify.ts';
import { LazyDialog } from './lazy-dialog.tsx';

const Greeting = ({ text }: { text: string }) => <p>{text}</p>;
const failed = '没有加载成功，请重试';

it('shows the dialog once its code is there, and nothing without props', async () => {
  const late = lazyChunk(async () => Greeting);
  const dialog = (props: { text: string } | null) => (
    <LazyDialog needed chunk={late} props={props} failed={failed} onFailure={() => {}} />
  );
  renderInShell(dialog({ text: '在' }));
  expect(await screen.findByText('在')).toBeTruthy();
  renderInShell(dialog(null));
  await waitFor(() => expect(screen.queryByText('在')).toBeNull());
});

it.each([
  ['as every toast', undefined, {}],
  ['for as long as the area asks', notify, { duration: 3000 }],
])('says that the code does not come, %s, and that it is over', async (_how, show, duration) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onFailure = vi.fn();
  const late = lazyChunk(() => Promise.reject<typeof Greeting>(new Error('no such chunk')));
  const { shell } = renderInShell(
    <LazyDialog
      needed
      chunk={late}
      props={{ text: '在' }}
      failed={failed}
      onFailure={onFailure}
      show={show}
    />,
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(shell.toasts).toEqual([{ message: failed, variant: 'error', ...duration }]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
