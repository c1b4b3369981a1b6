import type { NavigateOptions } from '@danqing/shell-sdk';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

type RouterNavigate = ReturnType<typeof useNavigate>;

export interface RouterConnection {
  /** Navigates from code outside of components. Only mounted areas call it, so the router is connected. */
  navigate(path: string, options?: NavigateOptions): void;
  connect(navigate: RouterNavigate): void;
}

export function createRouterConnection(): RouterConnection {
  let router: RouterNavigate | null = null;
  return {
    navigate: (path, options) => void router?.(path, options),
    connect(navigate) {
      router = navigate;
    },
  };
}

export function ConnectRouter({ connection }: { connection: RouterConnection }) {
  const navigate = useNavigate();
  useLayoutEffect(() => connection.connect(navigate), [connection, navigate]);
  return null;
}
