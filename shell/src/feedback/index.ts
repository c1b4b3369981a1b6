export { feedbackCatalogues } from './catalogues.ts';
export { FeedbackPrompt, type FeedbackPromptProps } from './feedback-prompt.tsx';
