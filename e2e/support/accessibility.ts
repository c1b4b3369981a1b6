import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What another theme can change; the other rules of axe look at no colour. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page, or with the part of it that `part` selects, one line for each rule. Only rules of
 * these `tags`, or only these `rules`.
 */
export async function accessibilityProblems(
  page: Page,
  { tags, rules, part }: { tags?: string[]; rules?: string[]; part?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // To name every element that a rule holds for takes most of the time on a page with many.
  axe.options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  if (rules) axe.withRules(rules);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  );
}
