import { AGENT_ERRORS } from '../agent/errors.ts';
import { COCREATE_ERRORS } from '../cocreate/errors.ts';
import { COLORS_ERRORS } from '../colors/errors.ts';
import { CREATIONS_ERRORS } from '../creations/errors.ts';
import { CREDITS_ERRORS } from '../credits/errors.ts';
import { IDENTITY_ERRORS } from '../identity/errors.ts';
import { OPERATORS_ERRORS } from '../operators/errors.ts';
import { PALETTES_ERRORS } from '../palettes/errors.ts';
import { PAYMENTS_ERRORS } from '../payments/errors.ts';
import { RELEASES_ERRORS } from '../releases/errors.ts';
import { SHARED_ERRORS } from './shared-errors.ts';

/** Error groups by service, and the shared ones. A code occurs only once. */
export const ERROR_GROUPS = {
  shared: SHARED_ERRORS,
  agent: AGENT_ERRORS,
  cocreate: COCREATE_ERRORS,
  colors: COLORS_ERRORS,
  creations: CREATIONS_ERRORS,
  credits: CREDITS_ERRORS,
  identity: IDENTITY_ERRORS,
  operators: OPERATORS_ERRORS,
  palettes: PALETTES_ERRORS,
  payments: PAYMENTS_ERRORS,
  releases: RELEASES_ERRORS,
};

export const ERRORS = {
  ...SHARED_ERRORS,
  ...AGENT_ERRORS,
  ...COCREATE_ERRORS,
  ...COLORS_ERRORS,
  ...CREATIONS_ERRORS,
  ...CREDITS_ERRORS,
  ...IDENTITY_ERRORS,
  ...OPERATORS_ERRORS,
  ...PALETTES_ERRORS,
  ...PAYMENTS_ERRORS,
  ...RELEASES_ERRORS,
};
export type ErrorCode = keyof typeof ERRORS;
