import { hash } from 'node:crypto';

/** Sources of a Content Security Policy that permit the inline elements of one page. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Writes the inline scripts and styles of a page, and collects their hashes for its policy. */
export class InlineElements implements InlineSources {
  readonly scripts: string[] = [];
  readonly styles: string[] = [];

  /** @param text a script of this code, which must not contain `</` */
  script(text: string): string {
    this.scripts.push(sourceOf(text));
    return `<script>${text}</script>`;
  }

  style(text: string): string {
    this.styles.push(sourceOf(text));
    return `<style>${text}</style>`;
  }
}

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
