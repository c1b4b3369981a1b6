import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface AxeScope {
  /** Run only rules with one of these tags. */
  tags?: string[];
  /** Run only these rules. */
  rules?: string[];
  /** CSS selector of the part to analyse; the whole page by default. */
  part?: string;
}

/** Returns what axe finds wrong with a page, one line for each rule. */
export async function accessibilityProblems(
  page: Page,
  { tags, rules, part }: AxeScope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // In one call within the page, half the time: what the other way gains are frames of other sites, and no page has one.
  axe.setLegacyMode();
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
