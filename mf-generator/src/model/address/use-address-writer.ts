import { navigate } from '@danqing/shell-sdk';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createAddressWriter, type AddressWriter } from './address-writer.ts';
import { pathOf, type SchemeAddress } from './scheme-address.ts';

export function useAddressWriter(first: SchemeAddress): AddressWriter {
  const { pathname, search } = useLocation();
  const windowIsAt = useWindowIsAt();
  const entry = useRef({ pathname, search });
  useLayoutEffect(() => {
    entry.current = { pathname, search };
  }, [pathname, search]);
  const [writer] = useState(() =>
    createAddressWriter(first, (address, replace) => {
      if (replace && !windowIsAt(entry.current.pathname)) return;
      const path = pathOf(address, replace ? entry.current.search : undefined);
      entry.current = { ...entry.current, pathname: path.split('?', 1)[0]! };
      if (replace) navigate(path, { replace });
      else navigate(path);
    }),
  );
  useEffect(() => {
    // Writes the visitor's latest change before a reload or an external navigation.
    window.addEventListener('pagehide', writer.flush);
    return () => {
      window.removeEventListener('pagehide', writer.flush);
      writer.stop();
    };
  }, [writer]);
  return writer;
}
