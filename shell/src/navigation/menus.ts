export { LanguageList } from './language-list.tsx';
export { PhoneSheet } from './phone-sheet.tsx';
export { UserList } from './user-list.tsx';
