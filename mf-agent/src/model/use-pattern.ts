import {
  encodeConfig,
  decodeConfig,
  LARGEST_SEED,
  patternPalette,
  RANGES,
  type PatternConfig,
} from '@danqing/pattern-engine';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounce in milliseconds before the URL is updated; browsers rate-limit history changes. */
const WRITTEN_AFTER = 250;
const MAX_STEPS = 50;

const FIRST_COLORS = ['#EBE1C7', '#38505F', '#B95945', '#E4A74A', '#82A394'];

const firstConfig = (): PatternConfig => ({
  palette: patternPalette(FIRST_COLORS, 1),
  composition: 'universal_grid',
  complexity: RANGES.complexity.default,
  spacing: RANGES.spacing.default,
  shapeVariation: RANGES.shapeVariation.default,
  bleed: RANGES.bleed.default,
  shapes: ['rhombus', 'dots'],
  motif: 'grid',
  seed: 1,
});

export interface PatternSetting {
  config: PatternConfig;
  linked: boolean;
  change: (part: Partial<PatternConfig>) => void;
  generate: () => void;
  undo: (() => void) | null;
}

export function usePattern(): PatternSetting {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const [config, setConfig] = useState(() => decodeConfig(new URLSearchParams(text)) ?? firstConfig());
  const [linked] = useState(() => decodeConfig(new URLSearchParams(text)) !== null);
  const [steps, setSteps] = useState<readonly PatternConfig[]>([]);
  const written = useRef(text);
  const untouched = useRef(true);

  // Back navigation or a link replaces the configuration.
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    const other = decodeConfig(new URLSearchParams(text));
    if (other) setConfig(other);
  }, [text]);

  useEffect(() => {
    if (untouched.current) return;
    const timer = setTimeout(() => {
      const next = encodeConfig(config);
      written.current = next.toString();
      setQuery(next, { replace: true });
    }, WRITTEN_AFTER);
    return () => clearTimeout(timer);
  }, [config, setQuery]);

  const change = useCallback((part: Partial<PatternConfig>) => {
    untouched.current = false;
    setConfig((current) => ({ ...current, ...part }));
  }, []);
  const generate = () => {
    setSteps([...steps, config].slice(-MAX_STEPS));
    const seed = Math.floor(Math.random() * LARGEST_SEED);
    change({ seed, palette: patternPalette([config.palette.bg, ...config.palette.colors], seed) });
  };
  const last = steps.at(-1);
  const undo = last
    ? () => {
        setSteps(steps.slice(0, -1));
        // Undo keeps manual changes made since.
        change({ seed: last.seed, palette: last.palette });
      }
    : null;
  return { config, linked, change, generate, undo };
}
