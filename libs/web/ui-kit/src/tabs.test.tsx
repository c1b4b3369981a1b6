import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function Example() {
  const [value, setValue] = useState('one');
  return (
    <Tabs value={value} onChange={setValue}>
      <TabList label="views">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
        <Tab value="three">Three</Tab>
      </TabList>
      <TabPanel value="one">first</TabPanel>
      <TabPanel value="two">second</TabPanel>
      <TabPanel value="three">third</TabPanel>
    </Tabs>
  );
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel', { name: chosen() ?? '' }).textContent;

it('shows the panel of the chosen tab only, and each names the other', async () => {
  render(<Example />);
  expect([chosen(), panel()]).toEqual(['One', 'first']);
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect([chosen(), panel()]).toEqual(['Three', 'third']);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  const controlled = screen.getByRole('tab', { selected: true }).getAttribute('aria-controls');
  expect(screen.getByRole('tabpanel').id).toBe(controlled);
});

it('is one tab stop, in which arrows, Home and End move and choose, around the ends too', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('One');
  for (const [key, tab] of [
    ['{ArrowRight}', 'Two'],
    ['{End}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    expect([chosen(), document.activeElement?.textContent]).toEqual([tab, tab]);
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
