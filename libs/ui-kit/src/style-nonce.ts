import { ACCENT_STYLE_ID } from '@danqing/contracts/page';

declare global {
  // Each build has one of its own. Radix reads it for the style element that keeps the page still behind a dialog.
  var __webpack_nonce__: string | undefined;
}

// Only a build declares it. The page's content security policy refuses style elements without its nonce.
if (typeof __webpack_nonce__ !== 'undefined')
  __webpack_nonce__ = document.getElementById(ACCENT_STYLE_ID)?.nonce;
