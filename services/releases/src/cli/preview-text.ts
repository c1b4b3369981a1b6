import type { PreviewLink } from '../previews/preview-link.ts';

const SHORT_ID = 6;
const NO_SITE = 'no link: name the site with --site';

export function describePreview(preview: PreviewLink): string {
  const lines = preview.releases.map(({ area, release }) => `  ${area} ${release}`);
  return `preview ${preview.id}, until ${preview.until}\n${lines.join('\n')}\n${preview.url ?? NO_SITE}\n`;
}

export function describePreviews(previews: readonly PreviewLink[]): string {
  if (previews.length === 0) return 'No previews.\n';
  return previews
    .map(({ id, releases, created_by, until, revoked_by, revoked_at, path, url }) => {
      const names = releases.map(({ area, release }) => `${area} ${release}`).join(', ');
      const end =
        revoked_at === null
          ? `${path === null ? 'expired' : 'until'} ${until}`
          : `revoked by ${revoked_by} at ${revoked_at}`;
      return `${id}  ${names}  by ${created_by}, ${end}\n${url === null ? '' : `  ${url}\n`}`;
    })
    .join('');
}

/** Returns Markdown for a comment on a change. */
export function previewComment({ releases, until, url }: PreviewLink): string {
  const names = releases.map(({ area, release }) => `${area} \`${release.slice(0, SHORT_ID)}\``).join(', ');
  const end = `${until.slice(0, 16).replace('T', ' ')} UTC`;
  const rows = releases.map(({ area, release }) => `| ${area} | \`${release}\` |`);
  return `### Preview of ${names}

${url === null ? NO_SITE : `**[Open the preview](${url})** on the live site, until ${end}.`}

| Area | Release |
|---|---|
${rows.join('\n')}

Only browsers that open the link see this. A badge marks the preview and leads back.
`;
}
