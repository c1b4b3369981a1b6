import { createI18n } from '@danqing/i18n';
import { render } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { Trans } from './trans.tsx';

const TEXTS = {
  plain: 'No element',
  empty: 'Poem for <color/>, again <color/>',
  inner: 'Read the <terms>Terms</terms> and the <b>rest</b>',
  value: 'Named “<name>{{name}}</name>”, {{distance}} apart',
  total_one: '<b>{{count, number}}</b> name',
  total_other: '<b>{{count, number}}</b> names',
};

function show(key: keyof typeof TEXTS, props: { count?: number; values?: Record<string, unknown> } = {}) {
  const components = {
    color: <i>朱红</i>,
    terms: <em className="link" />,
    b: <b className="num" />,
    name: <bdi lang="zh" />,
  };
  function Text() {
    const { t } = useTranslation();
    return <Trans t={t} i18nKey={key as never} components={components} {...(props as object)} />;
  }
  const i18n = createI18n({ locale: 'en', texts: { shell: TEXTS } });
  return render(
    <I18nextProvider i18n={i18n}>
      <Text />
    </I18nextProvider>,
  ).container.innerHTML;
}

test.each([
  ['plain', {}, 'No element'],
  ['empty', {}, 'Poem for <i>朱红</i>, again <i>朱红</i>'],
  ['inner', {}, 'Read the <em class="link">Terms</em> and the <b class="num">rest</b>'],
  ['total', { count: 1 }, '<b class="num">1</b> name'],
  ['total', { count: 12_345 }, '<b class="num">12,345</b> names'],
] as const)('the text %s with %j', (key, props, html) => {
  expect(show(key as never, props)).toBe(html);
});

test('takes tags in a value for text', () => {
  expect(show('value', { values: { name: '</name><b>青</b><color/>', distance: 2 } })).toBe(
    'Named “<bdi lang="zh">&lt;/name&gt;&lt;b&gt;青&lt;/b&gt;&lt;color/&gt;</bdi>”, 2 apart',
  );
});
