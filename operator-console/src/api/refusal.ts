import type { GateResult, OperatorRefusal } from '@danqing/contracts/releases';

export class Refusal extends Error implements OperatorRefusal {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly problems: string[];
  readonly gate: GateResult | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<OperatorRefusal>, retryAfter: string | null) {
    super(body.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body.code ?? 'INTERNAL';
    this.problems = body.problems ?? [];
    this.gate = body.gate ?? null;
    const seconds = Number(retryAfter);
    this.retryAfterSeconds = retryAfter !== null && Number.isFinite(seconds) ? seconds : null;
  }
}

/** Parses an error response. A proxy may respond without JSON. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const known = typeof body === 'object' && body !== null ? (body as Partial<OperatorRefusal>) : {};
  return new Refusal(response.status, known, response.headers.get('retry-after'));
}
