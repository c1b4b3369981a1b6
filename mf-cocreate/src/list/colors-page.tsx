import { pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TitleLabel } from '@danqing/ui-kit';
import { useRef } from 'react';
import { useAddress } from '../model/use-address.ts';
import { useColors } from '../model/use-colors.ts';
import { ColorsList } from './colors-list.tsx';
import { ListHead } from './list-head.tsx';

export function ColorsPage() {
  const { t } = useTranslation('cocreate');
  useTitle(pageTitle(t('title'), useLocale()));
  const [address, change] = useAddress();
  const state = useColors(address);
  const list = useRef<HTMLDivElement>(null);
  return (
    <TitleLabel title={t('title')}>
      <ListHead state={state} address={address} change={change} />
      <div ref={list}>
        <ColorsList
          state={state}
          address={address}
          change={change}
          onPage={() => list.current?.scrollIntoView({ block: 'start' })}
        />
      </div>
    </TitleLabel>
  );
}
