export { withLateTexts } from './late-texts.tsx';
export { Trans } from './trans.tsx';
export { I18nextProvider, useTranslation } from 'react-i18next';
