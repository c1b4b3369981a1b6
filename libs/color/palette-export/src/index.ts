export { type ExportPrice } from './claim/export-price.ts';
export { exportDialogCatalogues } from './dialog/dialog-catalogues.ts';
export { ExportDialog, type ExportDialogProps } from './dialog/export-dialog.tsx';
export { exportCatalogues } from './flow/export-catalogues.ts';
export { useExport, type ExportMenu, type MenuChoice, type PaletteExport } from './flow/use-export.ts';
export { type ExportFormatId } from './formats/export-formats.ts';
export { toExportable, type ExportablePalette } from './palette/exportable-palette.ts';
