import type {
  CreatedTarget,
  Delivery,
  NotificationTarget,
  OnCallResponse,
} from '@danqing/contracts/releases';

export const describeAddedTarget = ({ target, secret }: CreatedTarget): string =>
  `${describeTargets([target])}${secret === null ? '' : `signing secret, shown only once: ${secret}\n`}`;

export function describeTargets(targets: readonly NotificationTarget[]): string {
  if (targets.length === 0) return 'No targets.\n';
  return targets
    .map((target) => {
      const { id, name, kind, address, areas, kinds, created_by, revoked_by, revoked_at } = target;
      const end = revoked_at === null ? '' : `, revoked by ${revoked_by} at ${revoked_at}`;
      const what = `${kinds.join(', ')} of ${areas?.join(', ') ?? 'all areas'}${describeSchedule(target)}`;
      return `${id}  ${name}  ${kind} at ${address}: ${what}, by ${created_by}${end}\n`;
    })
    .join('');
}

function describeSchedule({ quiet, rota, on_call_until }: NotificationTarget): string {
  return [
    quiet && `, quiet ${quiet.from}-${quiet.until} ${quiet.zone}`,
    rota && `, place ${rota} on call`,
    on_call_until && `, on call until ${on_call_until}`,
  ]
    .filter(Boolean)
    .join('');
}

export function describeOnCall(onCall: OnCallResponse['on_call']): string {
  if (onCall.length === 0) return 'Nobody has a place on call. Urgent notifications ignore quiet hours.\n';
  return onCall
    .map(
      ({ areas, targets, until }) =>
        `${targets.map(({ id, name }) => `${name} (${id})`).join(', ')} until ${until}: ${areas.join(', ')}\n`,
    )
    .join('');
}

export function describeDeliveries(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return 'No deliveries.\n';
  return deliveries
    .map(({ id, at, kind, area, release, target_name, state, next_at, attempts }) => {
      const about = [kind, area, release?.slice(0, 6)].filter(Boolean).join(' ');
      const next = next_at === null ? '' : `, next attempt ${next_at}`;
      const tried = attempts.map((each) =>
        `  ${each.at}  ${each.status ?? 'failed'} in ${each.milliseconds} ms  ${each.answer}`.trimEnd(),
      );
      return [`${id}  ${at}  ${about} to ${target_name}: ${state}${next}`, ...tried, ''].join('\n');
    })
    .join('');
}
