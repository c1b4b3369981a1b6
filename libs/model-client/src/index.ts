export { askText, type TextModel, type TextQuestion } from './ask-text.ts';
export { askTwice } from './ask-twice.ts';
export { boundedFetch, openModels } from './model-service.ts';
export { streamText, type StreamedQuestion } from './stream-text.ts';
export type { ModelService } from './config.ts';
