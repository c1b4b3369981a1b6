export { requestText, type TextModel, type TextRequest } from './request-text.ts';
export { requestTwice } from './request-twice.ts';
export { boundedFetch, openModels } from './model-service.ts';
export { streamText, type StreamedTextRequest } from './stream-text.ts';
export type { ModelService } from './config.ts';
