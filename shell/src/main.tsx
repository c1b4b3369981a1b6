import './shared.ts';
import '@danqing/ui-kit/tokens.css';
import '@danqing/ui-kit/reset.css';
import './styles/frame.css';
import './styles/first-paint.css';
import { ROOT_ID } from '@danqing/contracts/page';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createContainerLoader } from './areas/container.ts';
import { afterFirstPaint } from './frame/after-first-paint.ts';
import { startLanguage } from './language/language.ts';
import { readInlinedPage } from './browser/page.ts';
import { watchSerifTexts } from './serif/serif-texts.ts';
import { createSite } from './site.tsx';
import { loadTexts } from './texts/load-texts.ts';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`the page has no #${ROOT_ID}`);
// A separate task, because evaluating the modules and starting the page would make one long task on a slow
// phone.
setTimeout(async () => {
  const page = readInlinedPage();
  const { basePath } = page.data;
  const locale = startLanguage(basePath, page.data.locale);
  const texts = await loadTexts(locale);
  const site = createSite(page, { locale, texts }, createContainerLoader(basePath));
  watchSerifTexts(basePath);
  afterFirstPaint(() => startTransition(() => createRoot(root).render(site)));
});
