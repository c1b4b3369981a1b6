import type { ExportFormatId, FormatGroupId } from '../formats/export-formats.ts';
import type { ExportPrice } from '../claim/export-price.ts';

/** Everything that the library says, in one language. */
export interface ExportTexts {
  title: string;
  close: string;
  /** On the action. */
  start: string;
  busy: string;
  /** Inside the action that costs it. */
  price: (credits: number) => string;
  /** What an export costs and why, said before anything is done. */
  terms: Record<ExportPrice['reason'], (credits: number) => string>;
  /** Why the sign-in dialog opens. */
  signIn: string;
  exported: (fileName: string) => string;
  errors: { claim: string; production: string; image: string };
  groups: Record<FormatGroupId, string>;
  /** What it is called; what it is for and how to use it. */
  formats: Record<ExportFormatId, { name: string; use: string }>;
  /** Items of a palette's menu. */
  menu: { 'office-theme': string; image: string; all: string };
}
