// Writes docs/settings.md and .env.example from the schemas that validate the settings.
import { gatewayConfigFields } from '@danqing/gateway';
import { serviceProgramFields } from '@danqing/nest-kit';
import type { z } from 'zod';

interface Setting {
  description: string;
  /** Description of the default; empty without one. */
  unset: string;
}

/** Settings of programs beside the gateway: `settings.ts`, `installed-browser.ts` and `find-office.ts`. */
const OF_TOOLS: Record<string, Setting> = {
  SITE_URL: {
    description:
      'for the command line: which site must serve the database, and where the gate tries a release; `none`: no site is asked',
    unset: "this machine's",
  },
  CHROMIUM_PATH: {
    description: 'a Chromium or Chrome, for the mount worker, the command line and tests',
    unset: 'an installed one',
  },
  SOFFICE_PATH: { description: 'a LibreOffice, for tests alone', unset: 'an installed one' },
};

/** A trailing `*` matches all names with this prefix. */
const SECTIONS: Record<string, readonly string[]> = {
  'The site': ['NODE_ENV', 'PUBLIC_URL', 'BASE_PATH', 'PORT', 'HOST', 'TRUSTED_PROXIES', 'LOG_LEVEL'],
  Pages: ['CONTACT', 'FEEDBACK_URL', 'SERVICE_WORKER'],
  'Database and files': ['DATABASE_URL', 'DATABASE_PASSWORDS', 'DATA_DIR', 'S3_*'],
  'Signing in': ['OTP_PEPPER', 'SMTP_URL', 'MAIL_FROM', 'PHONE_REGION', 'SMS_*'],
  Payments: ['STRIPE_*', 'ALIPAY_*', 'RECEIPT_*'],
  Collectibles: ['CHAIN_*'],
  Models: ['AI_*', 'FFMPEG_PATH'],
  Content: ['STUDIO_SEED'],
  'Releases and operators': [
    'OPERATOR_TOKEN',
    'RELEASE_*',
    'PUBLISHER_*',
    'OVERRIDE_ORIGINS',
    'MOUNT_WORKER',
    'AREA_MAX_*',
    'PAGE_MAX_*',
  ],
  Limits: ['CLIENT_LIMIT_FACTOR', 'MAX_CONNECTIONS*', 'SEND_LIMIT_PER_ADDRESS', 'PROOF_GUESSES'],
  Running: [
    'METRICS_*',
    'SHUTDOWN_DELAY_SECONDS',
    'SERVICE_*',
    'GATEWAY_URL',
    'DEVELOPMENT_SERVERS',
    'DEVELOPMENT_SECRET',
  ],
  Tools: Object.keys(OF_TOOLS),
};

export function settingsPage(): string {
  const tables = sections().map(
    ([title, settings]) =>
      `## ${title}\n\n| Variable | Where it is not set | |\n|---|---|---|\n${settings
        .map(
          ([name, { description, unset }]) =>
            `| \`${name}\` | ${unset} | ${description.replaceAll('|', '\\|')} |`,
        )
        .join('\n')}\n`,
  );
  return `# Settings

Variables of the environment; an empty one counts as unset. A wrong value ends the start with a list of all that is wrong, before anything runs. \`.env.example\` has them for a file. Both are written from the schemas by \`npm run settings\`, and a test fails when they are old.

${tables.join('\n')}`;
}

export function envExample(): string {
  const blocks = sections().map(
    ([title, settings]) =>
      `# --- ${title}\n\n${settings
        .map(([name, { description, unset }]) => {
          const words = plain(description && unset ? `${description}. Not set: ${unset}` : description);
          return `${words ? `${wrapped(words)}\n` : ''}#${name}=\n`;
        })
        .join('')}`,
  );
  return `# Every setting of Danqing; docs/settings.md has the same with links. Written by \`npm run settings\`.
# For systemd (EnvironmentFile), compose (env_file) or: set -a; . ./.env; set +a

${blocks.join('\n')}`;
}

/** Read only by a service that runs on its own. */
const ofServices = fromSchema({ GATEWAY_URL: serviceProgramFields.GATEWAY_URL });

function sections(): [string, [string, Setting][]][] {
  const waiting = new Map(Object.entries({ ...fromSchema(gatewayConfigFields), ...ofServices, ...OF_TOOLS }));
  const taken = Object.entries(SECTIONS).map(([title, patterns]): [string, [string, Setting][]] => [
    title,
    patterns.flatMap((pattern) =>
      [...waiting].filter(([name]) => {
        const fits = pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
        if (fits) waiting.delete(name);
        return fits;
      }),
    ),
  ]);
  if (waiting.size > 0)
    throw new Error(`${[...waiting.keys()].join(', ')} stand in no section of tools/settings-page.ts.`);
  return taken;
}

function fromSchema(fields: Record<string, z.ZodType>): Record<string, Setting> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { description = '', unset } = (field.meta() ?? {}) as Partial<Setting>;
      return [name, { description, unset: unset ?? defaultOf(field) }];
    }),
  );
}

function defaultOf(field: z.ZodType): string {
  const standard = field.safeParse(undefined);
  const value = standard.success ? standard.data : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

const plain = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '');

function wrapped(words: string): string {
  const lines = [''];
  for (const word of words.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > 100) lines.push('');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((line) => `#${line}`).join('\n');
}
