// Fetched when the first dialog is opened.
export { ExportDialog } from '@danqing/palette-export';
