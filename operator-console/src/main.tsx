import '@danqing/ui-kit/tokens.css';
import '@danqing/ui-kit/reset.css';
import './styles/console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createLanguage, LanguageContext, pickLocale } from './language/language.ts';

const language = createLanguage(pickLocale(navigator.languages));
document.documentElement.lang = language.locale;
document.title = `${language.t.title} · Danqing`;

const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark', dark.matches);
dark.addEventListener('change', followTheme);
followTheme();

const root = document.getElementById('root')!;
const { basePath = '/', pageToken = null } = root.dataset;
// Removes the token from the DOM; from here on it is in memory only.
delete root.dataset.pageToken;
createRoot(root).render(
  <StrictMode>
    <LanguageContext value={language}>
      <App basePath={basePath} pageToken={pageToken} />
    </LanguageContext>
  </StrictMode>,
);
