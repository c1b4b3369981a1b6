/** First words of the comment that our own files begin with, before the palette's name. */
export const COMMENT_HEAD = '丹青 · ';

/** A name that cannot end the comment around it, nor the style element that the file is pasted into. */
export function commentText(name: string): string {
  return name.replaceAll('*/', '* /').replaceAll('/*', '/ *').replaceAll('</', '< /');
}
