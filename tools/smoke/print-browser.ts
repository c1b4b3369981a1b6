// Prints the path of an installed browser, or nothing.
import { findInstalledBrowser } from './browser.ts';

process.stdout.write((await findInstalledBrowser()) ?? '');
