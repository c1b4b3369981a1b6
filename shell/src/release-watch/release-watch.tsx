import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { watchPageHealth } from '../page-health/page-health.ts';
import { developerCatalogues } from '../developer/catalogues.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { installServiceWorker } from '../offline/install-service-worker.ts';
import { useShell } from '../stores/shell-context.ts';
import { useEverTrue } from '../lazy/use-ever-true.ts';
import { sendBeacons } from '../releases/beacons.ts';
import { followReleases } from '../releases/release-stream.ts';
import { releaseCatalogues } from './catalogues.ts';
import { useSwitchBack } from './use-switch-back.ts';

const UpdateBar = lazyPart(() =>
  withLateTexts(
    'releases',
    releaseCatalogues,
    import('./update-bar.tsx').then((module) => module.UpdateBar),
  ),
);
const HangNotice = lazyPart(() =>
  withLateTexts(
    'releases',
    releaseCatalogues,
    import('./hang-notice.tsx').then((module) => module.HangNotice),
  ),
);
const DeveloperTools = lazyPart(() =>
  withLateTexts(
    'developer',
    developerCatalogues,
    import('../developer/developer-tools.tsx').then((module) => module.DeveloperTools),
  ),
);

const PANEL_PARAMETER = 'releases';

const MAX_SWAPS = 20;

export function ReleaseWatch() {
  const { documents, releases, loads, mounts, unsavedWork, page } = useShell();
  useEffect(() => {
    const { shell } = documents.getState();
    loads.add({ area: shell, duration: 0, failure: null });
    const health = watchPageHealth(loads);
    const stop = sendBeacons(loads, page, health.take);
    return () => {
      stop();
      health.stop();
    };
  }, [documents, loads, page]);
  // The first screen is up. A failure is repeated by the navigation that needs another area.
  useEffect(() => void documents.complete().catch(() => undefined), [documents]);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void documents.verifies().then((verifies) => {
      if (verifies && !left)
        stop = followReleases(page.basePath, documents.verifyAndAdopt, documents.newestSequence);
    });
    return () => {
      left = true;
      stop();
    };
  }, [documents, page]);

  useEffect(
    () =>
      page.site.worksOffline && !page.overrides && !page.preview
        ? installServiceWorker(page.basePath, documents.subscribe)
        : undefined,
    [documents, page],
  );

  const hung = useStore(mounts);
  const { waiting, rolledBack, swaps } = useStore(releases);
  const unsaved = useStore(unsavedWork);
  useSwitchBack(unsaved ? null : rolledBack);
  const asksAbout = unsaved || rolledBack ? waiting : null;
  const tooManySwaps = swaps >= MAX_SWAPS;
  const asks = useEverTrue(asksAbout !== null || tooManySwaps);

  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has(PANEL_PARAMETER));
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.code !== 'Period') return;
      event.preventDefault();
      setOpen((current) => !current);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const tools = useEverTrue(open || page.overrides !== undefined || page.preview !== undefined);

  return (
    <>
      {asks && (
        <UpdateBar
          waiting={asksAbout}
          rolledBack={rolledBack !== null}
          unsaved={unsaved}
          tooManySwaps={tooManySwaps}
        />
      )}
      {hung && <HangNotice area={hung} />}
      {tools && <DeveloperTools open={open} onClose={close} />}
    </>
  );
}
