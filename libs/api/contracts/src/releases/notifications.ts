import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';
import { TEXT_LINE } from '../text/index.ts';
import { canaryAlertSchema, rollbackEvidenceSchema } from './moves.ts';
import { areaIdSchema } from './releases.ts';

/**
 * Kinds of notifications. `rollback`, `pause` and `advance` are automatic moves: a quarantined release, a paused
 * canary, any other move. `alert` asks for a look at a canary, `approval` for a second operator. `resolved` is an operator's next
 * move of an area after a rollback, pause or alert.
 */
export const NOTIFICATION_KINDS = ['rollback', 'pause', 'alert', 'approval', 'advance', 'resolved'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that open or end an incident. */
const PAGED_KINDS = ['rollback', 'pause', 'alert', 'resolved'] as const satisfies NotificationKind[];

export const TARGET_KINDS = ['webhook', 'slack', 'feishu', 'dingtalk', 'pagerduty', 'mail'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const MAX_NOTIFIED_AREAS = 50;
/** Characters of a response that the log stores. */
export const MAX_STORED_ANSWER = 200;

const factsSchema = z.object({
  environment: z.string(),
  kind: z.enum([...NOTIFICATION_KINDS, 'test', 'digest']),
  /** Null where the notification is not about a release. */
  area: z.string().nullable(),
  release: z.string().nullable(),
  /** Sequence of the move; null for alerts. */
  move: z.number().int().nullable(),
  actor: z.string(),
  /** One English sentence. */
  reason: z.string(),
  cause: canaryAlertSchema.shape.cause.nullable(),
  evidence: rollbackEvidenceSchema.nullable(),
});
/** `data` of a webhook. */
export const notificationSchema = factsSchema.extend({
  /** Notifications held back during quiet hours, oldest first. Only in a digest. */
  digest: z.array(factsSchema.extend({ at: z.iso.datetime({ offset: true }) })).optional(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Body of a webhook, as in https://www.standardwebhooks.com. */
export const webhookBodySchema = z.object({
  /** `release.` and the kind. */
  type: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  data: notificationSchema.extend({
    /** Address of the operator console, if the site has a public URL. */
    console: z.string().nullable(),
  }),
});
export type WebhookBody = z.infer<typeof webhookBodySchema>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const quietHoursSchema = z
  .object({
    from: timeOfDay,
    until: timeOfDay,
    /** Name of a time zone, such as Asia/Shanghai. */
    zone: z.string().max(60).refine(isTimeZone, 'must be the name of a time zone'),
  })
  .refine(({ from, until }) => from !== until, 'must begin and end at different times');
export type QuietHours = z.infer<typeof quietHoursSchema>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** Place in the weekly order of those on call. Targets of one person share one. */
const rota = z.number().int().min(1).max(20);
/** New schedule of a target. Omitted parts stay unchanged. */
export const scheduleRequestSchema = z.object({
  quiet: quietHoursSchema.nullish(),
  rota: rota.nullish(),
  /** On call until then, regardless of the weekly order. */
  on_call_until: z.iso.datetime({ offset: true }).nullish(),
});
export type ScheduleRequest = z.infer<typeof scheduleRequestSchema>;

const url = z.url({ protocol: /^https?$/ }).max(1_000);
const secret = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,200}$/);
const common = {
  name: z.string().trim().min(1).max(100).regex(TEXT_LINE),
  /** Omitted: all areas. */
  areas: z.array(areaIdSchema).min(1).max(MAX_NOTIFIED_AREAS).optional(),
  /** Omitted: all that the kind of target takes. */
  kinds: z.array(z.enum(NOTIFICATION_KINDS)).min(1).max(NOTIFICATION_KINDS.length).optional(),
  /** Language of chat messages and mail. */
  language: z.enum(LOCALES).default('zh'),
  quiet: quietHoursSchema.optional(),
  rota: rota.optional(),
};
export const newTargetSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('webhook'), url }),
  z.object({ ...common, kind: z.literal('slack'), url }),
  /** `secret`: of a bot with signature verification. */
  z.object({ ...common, kind: z.literal('feishu'), url, secret: secret.optional() }),
  z.object({ ...common, kind: z.literal('dingtalk'), url, secret: secret.optional() }),
  /** `secret`: the integration key of Events API v2. It opens incidents, so it takes no `advance`. */
  z.object({
    ...common,
    kind: z.literal('pagerduty'),
    /** It has schedules of its own. */
    quiet: z.undefined().optional(),
    rota: z.undefined().optional(),
    url: url.default('https://events.pagerduty.com/v2/enqueue'),
    secret,
    kinds: z
      .array(z.enum(PAGED_KINDS))
      .min(1)
      .max(PAGED_KINDS.length)
      .default([...PAGED_KINDS]),
  }),
  z.object({ ...common, kind: z.literal('mail'), address: z.email().max(254) }),
]);
export type NewTarget = z.input<typeof newTargetSchema>;

export const notificationTargetSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(TARGET_KINDS),
  /** A mail address, or the host of the URL, the rest of which may be a secret. */
  address: z.string(),
  language: z.enum(LOCALES),
  areas: z.array(z.string()).nullable(),
  kinds: z.array(z.string()),
  quiet: quietHoursSchema.nullable(),
  rota: z.number().int().nullable(),
  on_call_until: z.iso.datetime({ offset: true }).nullable(),
  created_by: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  revoked_by: z.string().nullable(),
  revoked_at: z.iso.datetime({ offset: true }).nullable(),
});
export type NotificationTarget = z.infer<typeof notificationTargetSchema>;

export const deliveryAttemptSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  /** Status of HTTP or SMTP; null without a response. */
  status: z.number().int().nullable(),
  milliseconds: z.number().int(),
  /** Start of the response, or why there was none. */
  answer: z.string(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'dead', 'digested'] as const;
export const deliverySchema = z.object({
  id: z.number().int(),
  target: z.number().int(),
  target_name: z.string(),
  kind: z.string(),
  area: z.string().nullable(),
  release: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  /** `dead` after the last attempt, or when its target was revoked. `digested` when it came with a digest. */
  state: z.enum(DELIVERY_STATES),
  next_at: z.iso.datetime({ offset: true }).nullable(),
  /** Oldest first. */
  attempts: z.array(deliveryAttemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const notificationIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
export const deliveriesQuerySchema = z.object({
  target: notificationIdSchema.optional(),
  before: notificationIdSchema.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d?$|^100$/)
    .transform(Number)
    .default(20),
});

export const targetsResponseSchema = z.object({ targets: z.array(notificationTargetSchema) });
export type TargetsResponse = z.infer<typeof targetsResponseSchema>;
export const targetResponseSchema = z.object({ target: notificationTargetSchema });
export type TargetResponse = z.infer<typeof targetResponseSchema>;
export const createdTargetSchema = targetResponseSchema.extend({
  /** Signing secret of a webhook. Returned only once. */
  secret: z.string().nullable(),
});
export type CreatedTarget = z.infer<typeof createdTargetSchema>;
/** Targets on call. Areas with the same targets are one entry; areas without a rota have none. */
export const onCallResponseSchema = z.object({
  on_call: z.array(
    z.object({
      areas: z.array(z.string()),
      targets: z.array(z.object({ id: z.number().int(), name: z.string() })),
      until: z.iso.datetime({ offset: true }),
    }),
  ),
});
export type OnCallResponse = z.infer<typeof onCallResponseSchema>;
export const deliveriesResponseSchema = z.object({ deliveries: z.array(deliverySchema) });
export type DeliveriesResponse = z.infer<typeof deliveriesResponseSchema>;
export const deliveryResponseSchema = z.object({ delivery: deliverySchema });
export type DeliveryResponse = z.infer<typeof deliveryResponseSchema>;
