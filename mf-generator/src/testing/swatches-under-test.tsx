import type { ColorList } from '@danqing/area-kit';
import { sampleColors } from '@danqing/area-kit/testing';
import { screen } from '@testing-library/react';
import { useReducer } from 'react';
import { generatorReducer } from '../model/generator-reducer.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import { schemeOf } from '../model/scheme.ts';
import { useAnnouncement } from '../page/use-announcement.ts';
import { startHistory, withHistory } from '../model/history.ts';
import { SchemeSwatches } from '../scheme-swatches/scheme-swatches.tsx';

const reducer = withHistory(generatorReducer);
const loaded: ColorList = { status: 'loaded', colors: sampleColors };

interface SwatchesUnderTestProps {
  initial: GeneratorState;
  list?: ColorList;
  onRegenerate?: () => void;
}

export function SwatchesUnderTest({ initial, list = loaded, onRegenerate }: SwatchesUnderTestProps) {
  const [{ present }, dispatch] = useReducer(reducer, initial, startHistory);
  const [announcement, announce] = useAnnouncement();
  return (
    <>
      <SchemeSwatches
        state={present}
        scheme={schemeOf(present)}
        list={list}
        dispatch={dispatch}
        announce={announce}
        onRegenerate={onRegenerate ?? null}
        tools={null}
        extra={null}
      />
      <p role="status">{announcement}</p>
    </>
  );
}

export const slip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
