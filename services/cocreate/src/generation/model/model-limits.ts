export interface ModelLimits {
  tryLimitMs: number;
  maxTokens: number;
}

/**
 * Two attempts fit into the gateway's timeout of one minute. Sixteen names with reasons fit into the token
 * limit.
 */
export const MODEL_LIMITS: ModelLimits = { tryLimitMs: 20_000, maxTokens: 4_000 };
