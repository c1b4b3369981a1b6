/** Why and since when a member may publish nothing. */
export interface AccountLimit {
  reason: string;
  /** ISO 8601. */
  since: string;
}
/** Answer to `GET /api/operator/members/{id}`, and to what changes the member. */
export interface OperatorMember {
  id: number;
  name: string;
  created_at: string;
  limited: (AccountLimit & { by: string }) | null;
}
