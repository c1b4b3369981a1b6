export * from './response-problems.ts';
export * from './api.ts';
export * from './define-api.ts';
export * from './openapi.ts';
