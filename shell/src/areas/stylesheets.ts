import type { ReleaseFiles } from '@danqing/contracts/releases';
import { releaseFolder } from './area-files.ts';

/**
 * Enables the style sheets of a release and disables those of the area's other releases. Never removes them,
 * because the bundler's runtime assumes that a loaded style sheet stays.
 */
export function switchStylesheets(shown: Pick<ReleaseFiles, 'base'>, basePath: string): void {
  const own = releaseFolder(shown, basePath);
  const ofArea = new URL('..', own).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Disables the sheet, not the link, because the browser would fetch and parse the link again.
    if (link.sheet && link.href.startsWith(ofArea)) link.sheet.disabled = !link.href.startsWith(own.href);
  }
}
