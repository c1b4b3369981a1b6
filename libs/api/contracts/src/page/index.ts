export * from './beacon-token.ts';
export * from './changed-texts.ts';
export * from './color-names.ts';
export * from './contact-href.ts';
export * from './page.ts';
export * from './page-head.ts';
export * from './watchdog-script.ts';
