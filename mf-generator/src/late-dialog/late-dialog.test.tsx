import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { LateDialog } from './late-dialog.tsx';

const Greeting = ({ text }: { text: string }) => <p>{text}</p>;

it('does not fetch the code before it is wanted', () => {
  const load = vi.fn(async () => Greeting);
  renderPart(<LateDialog wanted={false} load={load} props={{ text: '在' }} onFailure={() => {}} />);
  expect(load).not.toHaveBeenCalled();
});

it('shows the dialog once its code is there, and nothing without props', async () => {
  const load = async () => Greeting;
  renderPart(<LateDialog wanted load={load} props={{ text: '在' }} onFailure={() => {}} />);
  expect(await screen.findByText('在')).toBeTruthy();
  renderPart(<LateDialog<{ text: string }> wanted load={load} props={null} onFailure={() => {}} />);
  await waitFor(() => expect(screen.queryByText('在')).toBeNull());
});

it('says that the code does not come, and that it is over', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onFailure = vi.fn();
  const load = () => Promise.reject<typeof Greeting>(new Error('no such chunk'));
  const { shell } = renderPart(
    <LateDialog wanted load={load} props={{ text: '在' }} onFailure={onFailure} />,
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(shell.toasts).toEqual([{ message: '没有加载成功，请重试', variant: 'error' }]);
  expect(log).toHaveBeenCalledOnce();
});
