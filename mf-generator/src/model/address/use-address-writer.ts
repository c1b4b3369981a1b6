import { navigate } from '@danqing/shell-sdk';
import { useLocation } from '@danqing/shell-sdk/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createAddressWriter, type AddressWriter } from './address-writer.ts';
import { pathOf, type SchemeAddress } from './scheme-address.ts';

/** Writes addresses of the generator into the window's own, for as long as the component is on screen. */
export function useAddressWriter(first: SchemeAddress): AddressWriter {
  const { search } = useLocation();
  const query = useRef(search);
  useLayoutEffect(() => {
    query.current = search;
  });
  const [writer] = useState(() =>
    createAddressWriter(first, (address, replace) => {
      if (replace) navigate(pathOf(address, query.current), { replace });
      else navigate(pathOf(address));
    }),
  );
  useEffect(() => {
    // Before a reload or another site: what waits is what the visitor has just made.
    window.addEventListener('pagehide', writer.flush);
    return () => {
      window.removeEventListener('pagehide', writer.flush);
      writer.stop();
    };
  }, [writer]);
  return writer;
}
