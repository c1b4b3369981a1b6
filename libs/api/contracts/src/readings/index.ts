export { memberLabel } from './member-label.ts';
export { readMemberName, readText } from './read-names.ts';
