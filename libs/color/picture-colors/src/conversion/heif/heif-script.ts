// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient declarations cannot be imported
/// <reference path="../../script-text.d.ts" />
export { default } from './convert-heif.worker.ts?script';
