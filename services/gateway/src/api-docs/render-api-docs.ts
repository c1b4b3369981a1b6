import { PUBLIC_API_BY_SERVICE, openApiPath, schemaOf, type ApiRoute } from '@danqing/contracts/api';
import { ERROR_STATUS, ERRORS, SHARED_ERRORS, type ErrorCode } from '@danqing/contracts/errors';
import { LOCALES, type Locale } from '@danqing/contracts/locale';
import { escapeHtml } from '../html/escape-html.ts';
import { API_DOCS_TEXTS } from './api-docs-texts.ts';

/** System colours, so that the page needs no file of any release. */
export const API_DOCS_STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}' +
  'body{margin:0}main{max-width:56rem;margin:0 auto;padding:2rem 1.25rem 4rem}' +
  'h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.3}h2{margin:2.5rem 0 .5rem;font-size:1.25rem}' +
  'h3{margin:1.25rem 0 .25rem;font-size:1rem}p{margin:0 0 .75rem}a{color:inherit;text-underline-offset:.2em}' +
  'nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-bottom:1rem}nav a{min-height:2.75rem;display:inline-flex;align-items:center}' +
  'details{border-top:1px solid color-mix(in srgb,CanvasText 25%,Canvas)}details details{margin:.5rem 0}' +
  'summary{padding:.6rem 0;cursor:pointer;overflow-wrap:anywhere}summary code{font-weight:600}' +
  'code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{margin:0 0 .75rem;padding:.75rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere;background:color-mix(in srgb,CanvasText 6%,Canvas)}' +
  'ul{margin:0 0 .75rem;padding-left:1.25rem}li{overflow-wrap:anywhere}' +
  '.who{display:block}:focus-visible{outline:2px solid;outline-offset:3px}';

export function renderApiDocs(locale: Locale, basePath: string): string {
  const texts = API_DOCS_TEXTS[locale];
  const docs = `${basePath}api/docs`;
  const languages = LOCALES.map(
    (other) =>
      `<a href="${docs}?locale=${other}" lang="${other}"${other === locale ? ' aria-current="page"' : ''}>${LANGUAGE_NAMES[other]}</a>`,
  );
  const services = Object.entries(PUBLIC_API_BY_SERVICE).map(([service, api]) => {
    const routes = Object.entries(api).map(([address, route]) => renderRoute(address, route, locale));
    return `<section id="${service}"><h2>${texts.services[service] ?? service}</h2>${routes.join('')}</section>`;
  });
  const links = Object.keys(PUBLIC_API_BY_SERVICE).map(
    (service) => `<a href="#${service}">${texts.services[service] ?? service}</a>`,
  );
  const shared = Object.keys(SHARED_ERRORS) as (keyof typeof SHARED_ERRORS)[];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${texts.title}</title><link rel="icon" href="data:,"><style>${API_DOCS_STYLE}</style></head>`,
    `<body><main><h1>${texts.title}</h1><p>${texts.intro}</p>`,
    `<nav>${languages.join('')}<a href="${docs}/openapi.json">${texts.file}</a></nav><nav>${links.join('')}</nav>`,
    ...services,
    `<section><h2>${texts.shared}</h2>${renderErrors(shared, locale)}</section></main></body></html>`,
  ].join('\n');
}

const LANGUAGE_NAMES: Record<Locale, string> = { zh: '中文', en: 'English', ja: '日本語' };

function renderRoute(address: string, route: ApiRoute, locale: Locale): string {
  const texts = API_DOCS_TEXTS[locale];
  const [method = '', path = ''] = address.split(' ');
  const { summary, access, params, query, headers, body, answers, errors = [], refusals, example } = route;
  const parameters = { ...params, ...query?.shape, ...headers };
  const english = locale === 'en' ? '' : ' lang="en"';
  return [
    `<details><summary><code>${method} ${escapeHtml(openApiPath(path))}</code>`,
    `<span class="who">${texts.access[access]} · <span${english}>${withCode(escapeHtml(summary))}</span></span></summary>`,
    ...(Object.keys(parameters).length > 0
      ? [
          `<h3>${texts.parameters}</h3>`,
          ...Object.entries(parameters).map(([name, schema]) =>
            renderSchema(escapeHtml(name), schemaOf(schema, 'input')),
          ),
        ]
      : []),
    ...(body
      ? [
          `<h3>${texts.body}</h3>`,
          renderExample(example?.body, texts.example),
          renderSchema(texts.schema, schemaOf(body, 'input')),
        ]
      : []),
    ...Object.entries(answers).flatMap(([status, answer]) => {
      const heading = `<h3>${texts.answer} ${status}</h3>`;
      if (answer === null) return [heading, `<p>${texts.noBody}</p>`];
      if ('mediaType' in answer) return [heading, `<p><code>${answer.mediaType}</code></p>`];
      return [
        heading,
        renderExample(example?.answer, texts.example),
        renderSchema(texts.schema, schemaOf(answer, 'output')),
      ];
    }),
    ...(errors.length > 0 ? [`<h3>${texts.errors}</h3>`, renderErrors(errors, locale)] : []),
    refusals ? `<p>${texts.refusals}</p>` : '',
    '</details>',
  ].join('');
}

const withCode = (html: string) => html.replace(/`([^`]+)`/g, '<code>$1</code>');

const renderErrors = (codes: readonly ErrorCode[], locale: Locale): string =>
  `<ul>${codes
    .map((code) => {
      const { kind, message } = ERRORS[code];
      return `<li>${ERROR_STATUS[kind]} <code>${code}</code> ${escapeHtml(message[locale])}</li>`;
    })
    .join('')}</ul>`;

const renderExample = (example: unknown, title: string): string =>
  example === undefined ? '' : `<p>${title}</p><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`;

const renderSchema = (title: string, schema: object): string =>
  `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
