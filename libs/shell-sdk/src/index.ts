export { defineArea, type AreaDefinition, type Catalogue } from './area.ts';
export { OpenFrame } from './open-frame.tsx';
export {
  connectShell,
  navigate,
  toast,
  useAccent,
  useLocale,
  usePageData,
  useTheme,
  useTitle,
  type NavigateOptions,
  type ShellApi,
  type Theme,
  type ToastOptions,
} from './shell.ts';
