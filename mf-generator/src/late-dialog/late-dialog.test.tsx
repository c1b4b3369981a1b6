import { latePart } from '@danqing/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { LateDialog } from './late-dialog.tsx';

const Greeting = ({ text }: { text: string }) => <p>{text}</p>;

it('shows the dialog once its code is there, and nothing without props', async () => {
  const late = latePart(async () => Greeting);
  renderPart(<LateDialog wanted late={late} props={{ text: '在' }} onFailure={() => {}} />);
  expect(await screen.findByText('在')).toBeTruthy();
  renderPart(<LateDialog<{ text: string }> wanted late={late} props={null} onFailure={() => {}} />);
  await waitFor(() => expect(screen.queryByText('在')).toBeNull());
});

it('says that the code does not come, and that it is over', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onFailure = vi.fn();
  const late = latePart(() => Promise.reject<typeof Greeting>(new Error('no such chunk')));
  const { shell } = renderPart(
    <LateDialog wanted late={late} props={{ text: '在' }} onFailure={onFailure} />,
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(shell.toasts).toEqual([{ message: '没有加载成功，请重试', variant: 'error' }]);
  expect(log).toHaveBeenCalledOnce();
});
