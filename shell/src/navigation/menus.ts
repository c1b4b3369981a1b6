// What is fetched together when one of the bar's menus is about to be used.
export { LanguageList } from './language-list.tsx';
export { PhoneSheet } from './phone-sheet.tsx';
export { UserList } from './user-list.tsx';
