import { setTimeout as delay } from 'node:timers/promises';
import { LOCALES } from '@danqing/contracts/locale';
import {
  NOTIFICATION_KINDS,
  TARGET_KINDS,
  type Delivery,
  type NotificationTarget,
} from '@danqing/contracts/releases';
import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import { readReleaseKey } from '../documents/release-key.ts';
import { selectDeliveries } from '../notifications/delivery.queries.ts';
import { notificationEvent } from '../notifications/notification-event.ts';
import { listOnCall, scheduleTarget } from '../notifications/schedule-target.ts';
import { TargetAddresses } from '../notifications/target-addresses.ts';
import { TargetSecrets } from '../notifications/target-secrets.ts';
import { selectTargets } from '../notifications/target.queries.ts';
import { createTarget, retryDelivery, revokeTarget, sendTest } from '../notifications/targets.ts';
import { actorSchema, countSchema } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import { readSchedule, readTarget, type ScheduleOptions, type TargetOptions } from './read-target.ts';
import { describeAddedTarget, describeDeliveries, describeOnCall, describeTargets } from './notify-text.ts';
import type { OnPlane } from './on-plane.ts';

const LOG_LIMIT = 50;
/** A gateway delivers every second, and an attempt takes up to five. */
const TEST_LIMIT_MS = 15_000;
const LOOK_MS = 250;

interface Reach {
  context: ReleaseCliContext;
  plane: OnPlane;
}

export function defineNotifications(program: Command, act: Act, { context, plane }: Reach): void {
  const notify = program
    .command('notify')
    .description('notify people and programs of automatic moves and alerts');
  const record = async (
    actor: string,
    target: NotificationTarget,
    what: 'added' | 'revoked' | 'schedule changed',
  ) => context.record?.(notificationEvent({ actor: `command line ${actor}`, address: null }, target, what));
  notify
    .command('add')
    .description('add a target; prints the signing secret of a webhook once')
    .argument('<name>', 'name for people', by(actorSchema))
    .option('--kind <kind>', TARGET_KINDS.join(', '), 'webhook')
    .option('--url <url>', 'URL of a webhook or a chat; a file that contains it with @file')
    .option('--to <address>', 'mail address')
    .option('--secret-file <file>', 'file with the signing secret of a chat, or the key of PagerDuty')
    .option('--language <language>', `${LOCALES.join(', ')} (default: zh)`)
    .option('--areas <areas>', `areas, separated by commas (default: all)`, list)
    .option('--on <kinds>', `${NOTIFICATION_KINDS.join(', ')}, separated by commas (default: all)`, list)
    .option('--quiet <hours>', 'quiet hours, such as 22:00-07:00@Asia/Shanghai')
    .option('--rota <place>', 'place in the weekly order of those on call, 1 to 20')
    .action(
      act(async (name: string, options: TargetOptions) => {
        const wanted = await readTarget(name, options);
        return plane({}, async (plane, actor) => {
          const secrets = await openSecrets(context, plane);
          const reach = { secrets, addresses: HERE_OR_PUBLIC, hasMail: true };
          const result = await createTarget(plane, reach, { ...wanted, actor });
          await record(actor, result.target, 'added');
          return { result, text: describeAddedTarget(result) };
        });
      }),
    );
  notify
    .command('set')
    .description('change quiet hours and who is on call; none removes a part')
    .argument('<id>', 'ID from notify list', by(countSchema))
    .option('--quiet <hours>', 'quiet hours, such as 22:00-07:00@Asia/Shanghai')
    .option('--rota <place>', 'place in the weekly order of those on call, 1 to 20')
    .option('--on-call-until <time>', 'on call until then, such as 2026-12-01T08:00:00Z')
    .action(
      act(async (id: number, options: ScheduleOptions) => {
        const schedule = readSchedule(options);
        return plane({}, async (plane, actor) => {
          const result = await scheduleTarget(plane, id, schedule);
          await record(actor, result, 'schedule changed');
          return { result, text: describeTargets([result]) };
        });
      }),
    );
  program
    .command('oncall')
    .description('list who is on call now')
    .action(
      act(() =>
        plane({ onlyReads: true }, async (plane) => {
          const result = await listOnCall(plane, new Date());
          return { result, text: describeOnCall(result) };
        }),
      ),
    );
  notify
    .command('list')
    .description('list all targets, including revoked ones')
    .action(
      act(() =>
        plane({ onlyReads: true }, async ({ database, environment }) => {
          const result = await selectTargets(database, environment);
          return { result, text: describeTargets(result) };
        }),
      ),
    );
  notify
    .command('test')
    .description('send a test and print how the target answered')
    .argument('<id>', 'ID from notify list', by(countSchema))
    .action(
      act((id: number) =>
        plane({}, async (plane, actor) => {
          const result = await awaitAttempt(plane, await sendTest(plane, { id, actor }), context);
          return { result, text: describeDeliveries([result]), refused: result.state !== 'delivered' };
        }),
      ),
    );
  notify
    .command('log')
    .description(`the last ${LOG_LIMIT} deliveries with every attempt, newest first`)
    .argument('[id]', 'limit to this target', by(countSchema))
    .option('--retry <delivery>', 'begin the attempts of this delivery anew', by(countSchema))
    .action(
      act((target: number | undefined, { retry }: { retry?: number }) =>
        plane({ onlyReads: retry === undefined }, async (plane) => {
          if (retry !== undefined) {
            const retried = await retryDelivery(plane, { id: retry });
            return { result: [retried], text: describeDeliveries([retried]) };
          }
          const page = { targets: target === undefined ? null : [target], limit: LOG_LIMIT };
          const result = await selectDeliveries(plane.database, plane.environment, page);
          return { result, text: describeDeliveries(result) };
        }),
      ),
    );
  notify
    .command('revoke')
    .description('revoke a target permanently and erase its secret')
    .argument('<id>', 'ID from notify list', by(countSchema))
    .action(
      act((id: number) =>
        plane({}, async (plane, actor) => {
          const result = await revokeTarget(plane, { id, actor });
          await record(actor, result, 'revoked');
          return { result, text: describeTargets([result]) };
        }),
      ),
    );
}

/** The gateways, which send, decide whether this machine is a target. */
const HERE_OR_PUBLIC = new TargetAddresses({ allowsLoopback: true });

async function openSecrets(
  { dataDir, signingKey }: ReleaseCliContext,
  { database, environment }: ReleasePlane,
): Promise<TargetSecrets> {
  const key = await readReleaseKey({ database, dataDir, configured: signingKey });
  return TargetSecrets.ofReleaseKey(key, environment);
}

async function awaitAttempt(
  { database, environment }: ReleasePlane,
  sent: Delivery,
  { serveLimitMs = TEST_LIMIT_MS }: ReleaseCliContext,
): Promise<Delivery> {
  const until = Date.now() + serveLimitMs;
  let found = sent;
  while (found.attempts.length === 0 && Date.now() < until) {
    await delay(LOOK_MS);
    [found = sent] = await selectDeliveries(database, environment, { id: sent.id, limit: 1 });
  }
  return found;
}

const list = (text: string) => text.split(',').map((part) => part.trim());
