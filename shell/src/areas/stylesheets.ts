import type { ReleaseFiles } from '@danqing/contracts/releases';
import { releaseFolder } from './area-files.ts';

/**
 * Lets the style sheets of a release hold and those of the other releases of its area not. They are switched off, never
 * removed: the bundler's runtime takes a style sheet that it once loaded to be there for ever.
 */
export function switchStylesheets(shown: Pick<ReleaseFiles, 'base'>, basePath: string): void {
  const own = releaseFolder(shown, basePath);
  const ofArea = new URL('..', own).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // On the sheet it holds at once; on the link the browser would fetch and parse it again.
    if (link.sheet && link.href.startsWith(ofArea)) link.sheet.disabled = !link.href.startsWith(own.href);
  }
}
