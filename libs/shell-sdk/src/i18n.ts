// The shared translation surface: one i18next instance, owned by the shell; each area has its namespace.
export { withLateTexts } from './late-texts.tsx';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
