import { ACCENT_STYLE_ID } from '@danqing/contracts/page';

declare global {
  // One per build. Radix reads it for the style element that locks the page's scrolling behind a dialog.
  var __webpack_nonce__: string | undefined;
}

// Only builds declare it. The content security policy rejects style elements without the page's nonce.
if (typeof __webpack_nonce__ !== 'undefined')
  __webpack_nonce__ = document.getElementById(ACCENT_STYLE_ID)?.nonce;
