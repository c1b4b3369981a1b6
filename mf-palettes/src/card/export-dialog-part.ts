// A separate chunk, loaded when the first dialog opens.
export { ExportDialog } from '@danqing/palette-export';
