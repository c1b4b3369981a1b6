import type { ApplyPatternRequest, ApplyPatternResponse } from '@danqing/contracts/agent';
import { request, type CallOptions } from './request.ts';

/**
 * Has a pattern laid on the products of a category, for a member for two credits, and answers when the picture is there. The same
 * request again comes to the same picture while it is made.
 */
export function applyPattern(body: ApplyPatternRequest, options: CallOptions): Promise<ApplyPatternResponse> {
  return request('api/ai/apply-pattern', { ...options, body, read: readApplied });
}

function readApplied(body: unknown): ApplyPatternResponse | undefined {
  const { imageUrl, maker, width, height } = (body ?? {}) as Partial<ApplyPatternResponse>;
  const whole =
    typeof imageUrl === 'string' &&
    typeof maker?.kind === 'string' &&
    [width, height].every((side) => Number.isInteger(side));
  return whole ? (body as ApplyPatternResponse) : undefined;
}
