export { memberInWords } from './member-in-words.ts';
export { readMemberName, readText } from './read-names.ts';
