import { PAGE_DATA_ID, RELEASE_DOCUMENT_ID } from './page.ts';

export const STARTED_ATTRIBUTE = 'data-started';
export const WATCHDOG_ID = 'watchdog';

/** Milliseconds before a page that has not started shows the message. A late start removes the message. */
const TIME_LIMIT_MS = 20_000;
/** Milliseconds that the shell has to recover after an exception. */
const PATIENCE_MS = 3_000;

const TEXTS = {
  zh: ['页面没能启动，请', '刷新', '。'],
  en: ['The page could not start. Please ', 'reload', ' it.'],
  ja: ['ページを起動できませんでした。', '再読み込み', 'してください。'],
};

/**
 * Inline script that shows a message when the shell does not start: a blocked or missing file, an exception,
 * or a timeout.
 * The gateway inserts it after BEACON_TOKEN_SCRIPT and before the shell's tags. It imports no modules and uses
 * syntax that also runs in browsers too old for the shell. Server-rendered content stays readable. The reload
 * link bypasses the HTTP cache, which could hold a corrupt file for a year. The failure is reported, so that
 * the shell can be rolled back.
 */
export const WATCHDOG_SCRIPT = `(function () {
  var root = document.documentElement, texts = ${JSON.stringify(TEXTS)}, line;
  function started() { return root.hasAttribute('${STARTED_ATTRIBUTE}'); }
  function read(id) { return JSON.parse(document.getElementById(id).textContent); }
  function files() {
    return [].map.call(document.querySelectorAll('script[defer][src],link[rel=stylesheet]'), function (tag) { return tag.src || tag.href; });
  }
  function refresh(urls) {
    return Promise.all(urls.map(function (url) { return fetch(url, { cache: 'reload' }).then(function (answer) { return answer.blob().then(function () { return answer.ok; }); }); }));
  }
  function tell(outcome) {
    try {
      var page = read('${PAGE_DATA_ID}'), shell = read('${RELEASE_DOCUMENT_ID}').shell;
      danqingBeaconToken().then(function (token) {
        if (!token) return;
        var body = JSON.stringify({ token: token, outcomes: [{ area: 'shell', release: shell.release, outcome: outcome }] });
        navigator.sendBeacon(page.basePath + 'api/releases/beacons', new Blob([body], { type: 'application/json' }));
      });
    } catch (error) {}
  }
  function say() {
    if (!document.body) return document.addEventListener('DOMContentLoaded', say);
    var text = texts[root.lang] || texts.zh, link = document.createElement('a');
    function reload() { location.reload(); }
    line = document.createElement('p');
    line.id = '${WATCHDOG_ID}';
    line.setAttribute('role', 'alert');
    line.style.cssText = 'position:fixed;right:0;bottom:0;left:0;z-index:2147483647;margin:0;padding:1rem;text-align:center;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText;border-top:1px solid';
    link.href = location.href;
    link.style.cssText = 'color:LinkText;text-decoration:underline';
    link.textContent = text[1];
    link.onclick = function (event) { event.preventDefault(); refresh(files()).then(reload, reload); };
    line.append(text[0], link, text[2]);
    document.body.append(line);
  }
  function fail(outcome) {
    if (line !== undefined) return;
    line = null;
    say();
    outcome.then(tell);
  }
  addEventListener('error', function (event) {
    var target = event.target, url = target && (target.src || target.href);
    if (started()) return;
    if (url && files().indexOf(url) >= 0) fail(refresh([url]).then(function (there) { return there[0] ? 'integrity' : 'network'; }, function () { return 'network'; }));
    else if (event.filename && files().indexOf(event.filename) >= 0) setTimeout(function () { if (!started()) fail(Promise.resolve('init')); }, ${PATIENCE_MS});
  }, true);
  setTimeout(function () {
    if (started()) return;
    fail(Promise.resolve('slow'));
    var timer = setInterval(function () { if (started()) { clearInterval(timer); if (line) line.remove(); } }, 500);
  }, ${TIME_LIMIT_MS});
})()`;
