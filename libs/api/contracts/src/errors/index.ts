export { ERROR_STATUS, type ErrorKind } from './error-kinds.ts';
export * from './error-body.ts';
export { ERRORS, type ErrorCode } from './errors.ts';
export { SHARED_ERRORS } from './shared-errors.ts';
