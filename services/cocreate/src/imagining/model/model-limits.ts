export interface ModelLimits {
  tryLimitMs: number;
  maxTokens: number;
}

/** Two tries fit into the minute that a gateway waits for an answer; sixteen names with their reasons into the tokens. */
export const MODEL_LIMITS: ModelLimits = { tryLimitMs: 20_000, maxTokens: 4_000 };
