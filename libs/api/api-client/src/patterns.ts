import type { ApplyPatternRequest, ApplyPatternResponse } from '@danqing/contracts/agent';
import { request, type CallOptions } from './request.ts';

/**
 * Applies a pattern to the products of a category. Costs a member two credits; resolves when the picture is
 * stored. An identical request during that time returns the same picture.
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
