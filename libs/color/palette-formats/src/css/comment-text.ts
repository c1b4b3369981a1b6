export const COMMENT_HEAD = '丹青 · ';

/**
 * Escapes a name so that it cannot end the surrounding comment, or the style element that the file is pasted
 * into.
 */
export function commentText(name: string): string {
  return name.replaceAll('*/', '* /').replaceAll('/*', '/ *').replaceAll('</', '< /');
}
