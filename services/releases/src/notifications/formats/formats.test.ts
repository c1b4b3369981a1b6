import { NOTIFICATION_KINDS, type Notification } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Format, FormattedNotification } from './format.ts';
import { FORMATS } from './formats.ts';

const NOW = new Date(1_599_360_473_000);
const CONSOLE = 'https://danqing.example/operator';
const HOSTILE = '<!channel> <at id=all></at> [click](https://evil.example) *x*';

const of = (
  facts: Partial<Notification> = {},
  more: Partial<FormattedNotification> = {},
): FormattedNotification => ({
  id: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f11',
  facts: {
    environment: 'production',
    kind: 'alert',
    area: 'gallery',
    release: '0123456789abcdef',
    move: null,
    actor: 'telemetry',
    reason: 'look',
    cause: 'votes',
    evidence: {
      canary: { release: '0123456789abcdef', loads: 100, failures: 40 },
      stable: { release: 'fedcba9876543210', loads: 400, failures: 1 },
      others: { loads: 0, failures: 0 },
      ratio: 3_000,
      limit: 2_000,
      outcomes: {},
    },
    ...facts,
  },
  at: '2026-11-28T03:04:05.678Z',
  console: CONSOLE,
  language: 'en',
  ...more,
});

// The documented parts that are used here, with their limits. Other fields are refused.
const plainText = (max: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(max), emoji: z.boolean() });
const SLACK = z.strictObject({
  text: z.string().max(40_000),
  blocks: z
    .array(
      z.union([
        z.strictObject({ type: z.literal('header'), text: plainText(150) }),
        z.strictObject({ type: z.literal('section'), text: plainText(3_000) }),
        z.strictObject({ type: z.literal('section'), fields: z.array(plainText(2_000)).min(1).max(10) }),
        z.strictObject({
          type: z.literal('actions'),
          elements: z
            .array(
              z.strictObject({ type: z.literal('button'), text: plainText(75), url: z.url().max(3_000) }),
            )
            .max(25),
        }),
      ]),
    )
    .max(50),
});
const larkText = z.strictObject({ tag: z.literal('plain_text'), content: z.string().min(1) });
const FEISHU = z.strictObject({
  timestamp: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  sign: z.base64().optional(),
  msg_type: z.literal('interactive'),
  card: z.strictObject({
    config: z.strictObject({ wide_screen_mode: z.boolean() }),
    header: z.strictObject({
      title: larkText,
      template: z.enum(['blue', 'wathet', 'turquoise', 'green', 'yellow', 'orange', 'red', 'grey']),
    }),
    elements: z.array(
      z.union([
        z.strictObject({ tag: z.literal('div'), text: larkText }),
        z.strictObject({
          tag: z.literal('div'),
          fields: z.array(z.strictObject({ is_short: z.boolean(), text: larkText })),
        }),
        z.strictObject({
          tag: z.literal('action'),
          actions: z.array(
            z.strictObject({
              tag: z.literal('button'),
              type: z.enum(['default', 'primary', 'danger']),
              text: larkText,
              url: z.url(),
            }),
          ),
        }),
      ]),
    ),
  }),
});
const DINGTALK = z.strictObject({
  msgtype: z.literal('markdown'),
  markdown: z.strictObject({ title: z.string().min(1), text: z.string().min(1).max(20_000) }),
});
const incident = { routing_key: z.string(), dedup_key: z.string().max(255) };
const PAGERDUTY = z.union([
  z.strictObject({ ...incident, event_action: z.literal('resolve') }),
  z.strictObject({
    ...incident,
    event_action: z.literal('trigger'),
    payload: z.strictObject({
      summary: z.string().min(1).max(1_024),
      source: z.string().min(1),
      severity: z.enum(['critical', 'error', 'warning', 'info']),
      timestamp: z.iso.datetime(),
      component: z.string().optional(),
      group: z.string(),
      class: z.string(),
      custom_details: z.looseObject({}),
    }),
    links: z.array(z.strictObject({ href: z.url(), text: z.string() })).optional(),
  }),
]);
const SCHEMAS = { slack: SLACK, feishu: FEISHU, dingtalk: DINGTALK, pagerduty: PAGERDUTY };

const write = (format: Format, notification: FormattedNotification, secret: string | null = 'SECdemo') =>
  format.write(notification, { url: 'https://chat.example/hook?access_token=t0ken', secret }, NOW);

test.each(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])('%s gets what its service documents', (kind) => {
  for (const each of [...NOTIFICATION_KINDS, 'test'] as const)
    for (const language of ['zh', 'en', 'ja'] as const)
      for (const notification of [
        of({ kind: each }, { language }),
        of(
          { kind: each, evidence: null, cause: null, reason: HOSTILE.repeat(60) },
          { language, console: null },
        ),
        of({ kind: each, area: null, release: null, actor: HOSTILE }, { language }),
      ]) {
        const sent = JSON.parse(JSON.stringify(write(FORMATS[kind], notification).body)) as unknown;
        expect(SCHEMAS[kind].safeParse(sent).error?.message).toBeUndefined();
      }
});

test('texts of people are no markup', () => {
  const hostile = of({ kind: 'resolved', reason: HOSTILE });
  const slack = write(FORMATS.slack, hostile).body as z.infer<typeof SLACK>;
  expect(slack.text).not.toContain(HOSTILE);
  expect(JSON.stringify(slack)).not.toContain('mrkdwn');
  expect(JSON.stringify(write(FORMATS.feishu, hostile).body)).not.toContain('lark_md');
  const { markdown } = write(FORMATS.dingtalk, hostile).body as z.infer<typeof DINGTALK>;
  expect(markdown.text).toContain(String.raw`\<at id=all\>\</at\> \[click\](https://evil.example) \*x\*`);
});

// Computed with Python's hmac, as the services' documentation does.
test('Feishu and DingTalk get their signatures, and none without a secret', () => {
  expect(write(FORMATS.feishu, of(), 'demo').body).toMatchObject({
    timestamp: '1599360473',
    sign: 'l1N0gAcBjdwBvGm1xMjOF0XSyaLRpR7tuO5dHfhAYc8=',
  });
  const { searchParams } = new URL(write(FORMATS.dingtalk, of()).url);
  expect(Object.fromEntries(searchParams)).toEqual({
    access_token: 't0ken',
    timestamp: '1599360473000',
    sign: 'tGWkA5eQOQNCNPDgphtxIoNLO+/gD8Lcb705KQoRzeY=',
  });
  expect(write(FORMATS.feishu, of(), null).body).not.toHaveProperty('sign');
  expect(new URL(write(FORMATS.dingtalk, of(), null).url).searchParams.has('sign')).toBe(false);
});

test('PagerDuty resolves the incident that it opened, one for each area', () => {
  const [opened, same, ended, other] = [
    of(),
    of({ kind: 'rollback', release: 'fedcba9876543210' }),
    of({ kind: 'resolved' }),
    of({ area: 'palettes' }),
  ].map((each) => write(FORMATS.pagerduty, each, 'R0UT1NGKEY').body as z.infer<typeof PAGERDUTY>);
  expect(opened).toMatchObject({ routing_key: 'R0UT1NGKEY', event_action: 'trigger' });
  expect([same?.dedup_key, ended?.dedup_key]).toEqual([opened?.dedup_key, opened?.dedup_key]);
  expect(ended?.event_action).toBe('resolve');
  expect(other?.dedup_key).not.toBe(opened?.dedup_key);
});

test.each<[keyof typeof FORMATS, string, boolean]>([
  ['feishu', '{"code":0,"msg":"success","data":{}}', true],
  ['feishu', '{"StatusCode":0,"StatusMessage":"success"}', true],
  [
    'feishu',
    '{"code":19021,"msg":"sign match fail or timestamp is not within one hour from current time"}',
    false,
  ],
  ['feishu', '<html>', false],
  ['dingtalk', '{"errcode":0,"errmsg":"ok"}', true],
  ['dingtalk', '{"errcode":310000,"errmsg":"sign not match"}', false],
])('%s answers %s: accepted %s', (kind, answer, accepted) => {
  expect(FORMATS[kind].accepts?.(answer)).toBe(accepted);
});
