import type { Violation } from '@danqing/releases';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const BUILD = /[0-9a-f]{12}/g;
/** Limits of what a page can report about itself. */
const MAX_VIOLATIONS = 200;
const MAX_TEXT = 200;
const IMPACTS: readonly (string | null | undefined)[] = ['serious', 'critical'];

interface Examined {
  /** CSS selector of the part to examine. */
  part: string;
  /** False for pages whose colours differ from visit to visit. */
  contrast: boolean;
}

/** Returns the serious violations of WCAG 2.2 AA that axe finds in a part of the page. */
export async function findViolations(page: Page, { part, contrast }: Examined): Promise<Violation[]> {
  // The page's content security policy refuses inserted scripts, but not those of the debugger.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([part, options]) => (window as unknown as { axe: typeof axe }).axe.run({ include: [[part]] }, options),
    [
      part,
      {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: TAGS },
        rules: { 'color-contrast': { enabled: contrast } },
      } satisfies axe.RunOptions,
    ] as const,
  );
  return violations
    .filter(({ impact }) => IMPACTS.includes(impact))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => ({
        rule: textOf(id),
        help: textOf(help),
        element: textOf(target.at(-1) ?? ''),
        kind: textOf(`${id} ${kindOf(html)}`),
      })),
    )
    .slice(0, MAX_VIOLATIONS);
}

/** A script of the page may have changed the result. */
const textOf = (value: unknown) => String(value).slice(0, MAX_TEXT);

/** Returns name and classes of an element, without the build's hash in them. */
function kindOf(html: string): string {
  const [, name = '', attributes = ''] = /^<([a-z0-9-]+)([^>]*)/i.exec(html) ?? [];
  const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.trim();
  return classes ? `${name}.${classes.split(/\s+/).join('.').replace(BUILD, '')}` : name;
}
