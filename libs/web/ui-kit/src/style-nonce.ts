import { ACCENT_STYLE_ID } from '@danqing/contracts/page';

declare global {
  // Bundler variable of each build. Radix reads it for the style element that stops the page from scrolling
  // behind a dialog.
  var __webpack_nonce__: string | undefined;
}

// Declared in builds only. The content security policy rejects style elements without the page's nonce.
if (typeof __webpack_nonce__ !== 'undefined')
  __webpack_nonce__ = document.getElementById(ACCENT_STYLE_ID)?.nonce;
