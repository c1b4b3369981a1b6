import type { ColorList } from '@danqing/area-kit';
import { colorLabel, pageTitle } from '@danqing/contracts/page';
import { useAccent, useLocale, useTitle } from '@danqing/shell-sdk';
import type { SchemeAddress } from '../model/address/scheme-address.ts';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import { GeneratorScreen } from './generator-screen.tsx';
import { useGeneratorState } from '../model/use-generator-state.ts';

interface GeneratorProps {
  routeColor: ChosenColor;
  address: SchemeAddress;
  restored: GeneratorState | null;
  list: ColorList;
}

/** Renders the generator. Address updates follow state changes and do not re-render it. */
export function Generator({ routeColor, address, restored, list }: GeneratorProps) {
  const locale = useLocale();
  const model = useGeneratorState(routeColor, address, restored, list);
  const { primary } = model.state;
  useAccent(primary);
  useTitle(pageTitle(colorLabel(primary, locale), locale));
  return <GeneratorScreen {...model} list={list} />;
}
