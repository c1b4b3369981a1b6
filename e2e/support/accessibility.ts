import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface AxeScope {
  tags?: string[];
  rules?: string[];
  /** CSS selector of the part to analyse; the whole page by default. */
  part?: string;
}

export async function accessibilityProblems(
  page: Page,
  { tags, rules, part }: AxeScope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // Legacy mode takes half the time. It skips only cross-origin frames, and no page has one.
  axe.setLegacyMode();
  // Listing the elements that pass takes most of the time on large pages.
  axe.options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  if (rules) axe.withRules(rules);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  );
}
