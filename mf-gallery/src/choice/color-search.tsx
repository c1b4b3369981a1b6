import { ColorSearch as Search, colorsOf, lazyColorOptions, useColorList } from '@danqing/area-kit';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError, useLazyChunk } from '@danqing/ui-kit';
import { useState } from 'react';
import styles from './color-search.module.css';
import { galleryPath } from './gallery-path.ts';

const MAX_RESULTS = 6;

export function ColorSearch() {
  const { t } = useTranslation('gallery');
  const [wanted, setWanted] = useState(false);
  const list = useColorList(wanted);
  const { part: colorOptions } = useLazyChunk(lazyColorOptions, wanted, (error) => {
    logError('gallery: the search did not load', error);
    setWanted(false);
  });
  return (
    <div className={styles.search}>
      <Search
        texts={{
          field: t('choice.field'),
          placeholder: t('choice.placeholder'),
          results: t('choice.results'),
          none: (text) => t('choice.none', { text }),
        }}
        optionsOf={(text) => colorOptions?.(text, colorsOf(list), MAX_RESULTS) ?? []}
        settled={list.status === 'loaded' && colorOptions !== null}
        onChoose={({ color }) => navigate(galleryPath(color.name))}
        onFocus={() => setWanted(true)}
        clearsOnEscape
        optionsClassName={styles.options}
        noneClassName={styles.none}
      />
    </div>
  );
}
