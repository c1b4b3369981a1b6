export * from './locale.ts';
export * from './text-language.ts';
