import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page, or with the part of it that `part` selects, one line for each rule. `tags`: only the
 * rules of these.
 */
export async function accessibilityProblems(
  page: Page,
  { tags, part }: { tags?: string[]; part?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // In one call within the page, half the time: what the other way gains are frames of other sites, and no page has one.
  axe.setLegacyMode();
  // To name every element that a rule holds for takes most of the time on a page with many.
  axe.options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  );
}
