const WEEK_MS = 7 * 24 * 60 * 60_000;
/** Monday, 5 January 1970, 00:00 UTC. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60_000;

export interface RotaMember {
  id: number;
  /** Null for all. */
  areas: readonly string[] | null;
  /** Place in the weekly order. Targets of one person share one. */
  rota: number | null;
  /** ISO time until which it is on call regardless of the order. */
  on_call_until: string | null;
}

export interface OnCall<Member> {
  members: Member[];
  until: Date;
}

export const covers = ({ areas }: Pick<RotaMember, 'areas'>, area: string | null): boolean =>
  areas === null || (area !== null && areas.includes(area));

/**
 * Returns who is on call for an area: those who took it over for a time, else the place of the week. Weeks begin
 * on Monday at 00:00 UTC. Returns null for an area without a rota.
 */
export function onCallFor<Member extends RotaMember>(
  targets: readonly Member[],
  area: string | null,
  now: Date,
): OnCall<Member> | null {
  const members = targets.filter((target) => covers(target, area));
  const taken = members.flatMap((member) => {
    const until = member.on_call_until === null ? NaN : Date.parse(member.on_call_until);
    return until > now.getTime() ? [{ member, until }] : [];
  });
  if (taken.length > 0)
    return {
      members: taken.map(({ member }) => member),
      until: new Date(Math.min(...taken.map(({ until }) => until))),
    };
  const places = [...new Set(members.flatMap(({ rota }) => rota ?? []))].sort((one, other) => one - other);
  if (places.length === 0) return null;
  const week = Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS);
  const place = places[week % places.length];
  return {
    members: members.filter(({ rota }) => rota === place),
    until: new Date(FIRST_MONDAY_MS + (week + 1) * WEEK_MS),
  };
}
