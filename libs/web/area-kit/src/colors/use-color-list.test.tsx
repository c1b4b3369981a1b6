import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleColors } from '../testing/sample-colors.ts';
import { colorsOf, useColorList } from './use-color-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Count() {
  const list = useColorList();
  return (
    <>
      <p>{`${list.status} ${colorsOf(list).length}`}</p>
      {list.status === 'failed' ? <button onClick={list.retry}>retry</button> : null}
    </>
  );
}

it('has no colours until the list is there, and asks again when it did not come', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [new Response('', { status: 503 }), Response.json(sampleColors)];
  const asked = vi.fn(async () => answers.shift());
  vi.stubGlobal('fetch', asked);
  renderInShell(<Count />);
  expect(screen.getByText('loading 0')).toBeTruthy();
  expect(await screen.findByText('failed 0')).toBeTruthy();
  expect(log).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText(`loaded ${sampleColors.length}`)).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});
