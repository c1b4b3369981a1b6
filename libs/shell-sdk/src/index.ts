export {
  areaTexts,
  defineArea,
  type AreaDefinition,
  type AreaTexts,
  type Catalogue,
  type Catalogues,
} from './area.ts';
export { OpenFrame } from './open-frame.tsx';
export type { ReadonlyStore } from './readonly-store.ts';
export {
  authorizedFetch,
  connectShell,
  navigate,
  openDevices,
  requireLogin,
  setCredits,
  setMember,
  setUnsavedWork,
  toast,
  useAccent,
  useLocale,
  usePageData,
  usePageExists,
  useSession,
  useTheme,
  useTitle,
  type NavigateOptions,
  type Session,
  type ShellApi,
  type SitePages,
  type Theme,
  type ToastOptions,
} from './shell.ts';
