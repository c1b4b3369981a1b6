import type { ColorList } from '@danqing/area-kit';
import { colorInWords, pageTitle } from '@danqing/contracts/page';
import { useAccent, useLocale, useTitle } from '@danqing/shell-sdk';
import type { SchemeAddress } from '../model/address/scheme-address.ts';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import { GeneratorScreen } from './generator-screen.tsx';
import { useGeneratorState } from '../model/use-generator-state.ts';

interface GeneratorProps {
  routeColor: ChosenColor;
  address: SchemeAddress;
  /** What the visitor came with instead: a palette to go on with. */
  restored: GeneratorState | null;
  list: ColorList;
}

/** The generator at its address. The address follows a moment after each change, and the screen is not drawn again for it. */
export function Generator({ routeColor, address, restored, list }: GeneratorProps) {
  const locale = useLocale();
  const model = useGeneratorState(routeColor, address, restored, list);
  const { primary } = model.state;
  useAccent(primary);
  useTitle(pageTitle(colorInWords(primary, locale), locale));
  return <GeneratorScreen {...model} list={list} />;
}
